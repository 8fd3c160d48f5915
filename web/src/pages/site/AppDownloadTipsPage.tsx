import { appDownloadTips } from '@coinmirror/shared/content/documents/compiled/appDownloadTips.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

/** `/app/downloadtips`: how to leave an in-app browser for the system's. */
export default function AppDownloadTipsPage() {
  return <DocumentView document={appDownloadTips} />;
}
