import { exchangeForm } from '@coinmirror/shared/submissions/exchangeForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitPanel } from './SubmitPanel.tsx';

/** `/submit/exchange` */
export default function SubmitExchangePage() {
  return (
    <SubmitPanel page="submitExchange">
      <SubmissionWizard form={exchangeForm} />
    </SubmitPanel>
  );
}
