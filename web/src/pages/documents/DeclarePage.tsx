import { declare } from '@coinmirror/shared/content/documents/compiled/declare.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function DeclarePage() {
  return <DocumentView document={declare} />;
}
