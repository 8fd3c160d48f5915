import { coinForm } from '@coinmirror/shared/submissions/coinForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitFrame } from './SubmitFrame.tsx';

/** `/submit/coin` */
export default function SubmitCoinPage() {
  return (
    <SubmitFrame page="submitCoin">
      <SubmissionWizard form={coinForm} />
    </SubmitFrame>
  );
}
