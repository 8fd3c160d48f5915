import { exchangeBoardGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeBoardGradeGuide.ts';
import { DocumentPage } from '#templates/document/DocumentPage.tsx';

export default function ExchangeBoardGradeGuidePage() {
  return <DocumentPage document={exchangeBoardGradeGuide} />;
}
