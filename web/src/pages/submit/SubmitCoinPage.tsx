import { coinForm } from '@coinmirror/shared/submissions/coinForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitPanel } from './SubmitPanel.tsx';

/** `/submit/coin` */
export default function SubmitCoinPage() {
  return (
    <SubmitPanel page="submitCoin">
      <SubmissionWizard form={coinForm} />
    </SubmitPanel>
  );
}
