import { agreement } from '@coinmirror/shared/content/documents/compiled/agreement.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function AgreementPage() {
  return <DocumentView document={agreement} />;
}
