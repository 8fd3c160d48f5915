import { exchangeGradeGuide } from '@coinmirror/shared/content/documents/compiled/exchangeGradeGuide.ts';
import { DocumentPage } from '#templates/document/DocumentPage.tsx';

export default function ExchangeGradeGuidePage() {
  return <DocumentPage document={exchangeGradeGuide} />;
}
