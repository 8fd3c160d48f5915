import { openData } from '@coinmirror/shared/content/documents/compiled/openData.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function OpenDataPage() {
  return <DocumentView document={openData} />;
}
