import { dappForm } from '@coinmirror/shared/submissions/dappForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitFrame } from './SubmitFrame.tsx';

/** `/submit/dapp` */
export default function SubmitDappPage() {
  return (
    <SubmitFrame page="submitDapp">
      <SubmissionWizard form={dappForm} />
    </SubmitFrame>
  );
}
