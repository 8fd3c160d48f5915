import { joinUs } from '@coinmirror/shared/content/documents/compiled/joinUs.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function JoinUsPage() {
  return <DocumentView document={joinUs} />;
}
