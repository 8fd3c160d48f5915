import { faq } from '@coinmirror/shared/content/documents/compiled/faq.ts';
import { DocumentPage } from '#templates/document/DocumentPage.tsx';

export default function FaqPage() {
  return <DocumentPage document={faq} />;
}
