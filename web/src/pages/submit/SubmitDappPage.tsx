import { dappForm } from '@coinmirror/shared/submissions/dappForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitPanel } from './SubmitPanel.tsx';

/** `/submit/dapp` */
export default function SubmitDappPage() {
  return (
    <SubmitPanel page="submitDapp">
      <SubmissionWizard form={dappForm} />
    </SubmitPanel>
  );
}
