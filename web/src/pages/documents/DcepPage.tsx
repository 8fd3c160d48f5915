import { dcep } from '@coinmirror/shared/content/documents/compiled/dcep.ts';
import { DocumentPage } from '#templates/document/DocumentPage.tsx';

export default function DcepPage() {
  return <DocumentPage document={dcep} />;
}
