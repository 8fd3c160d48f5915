import { dcep } from '@coinmirror/shared/content/documents/compiled/dcep.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function DcepPage() {
  return <DocumentView document={dcep} />;
}
