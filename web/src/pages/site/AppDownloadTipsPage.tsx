import { appDownloadTips } from '@coinmirror/shared/content/documents/compiled/appDownloadTips.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

/** `/app/downloadtips`: out of the browser of another app, into one of the system. */
export default function AppDownloadTipsPage() {
  return <DocumentView document={appDownloadTips} />;
}
