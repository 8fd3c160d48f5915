import { exchangeBoardGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeBoardGradeGuide.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function ExchangeBoardGradeGuidePage() {
  return <DocumentView document={exchangeBoardGradeGuide} />;
}
