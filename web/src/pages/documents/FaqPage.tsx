import { faq } from '@coinmirror/shared/content/documents/compiled/faq.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function FaqPage() {
  return <DocumentView document={faq} />;
}
