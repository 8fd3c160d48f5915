import { app } from '@coinmirror/shared/content/documents/compiled/app.ts';
import { DeviceSteps } from '#features/appDownload/DeviceSteps.tsx';
import { DocumentView } from '#features/documents/DocumentView.tsx';

/** `/app`: the site as an app, with the steps for the visitor's device first. */
export default function AppPage() {
  return <DocumentView document={app} lead={<DeviceSteps />} />;
}
