import { privacy } from '@coinmirror/shared/content/documents/compiled/privacy.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function PrivacyPage() {
  return <DocumentView document={privacy} />;
}
