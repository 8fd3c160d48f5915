import { exchangeForm } from '@coinmirror/shared/submissions/exchangeForm.ts';
import { SubmissionWizard } from '#features/submissions/SubmissionWizard.tsx';
import { SubmitFrame } from './SubmitFrame.tsx';

/** `/submit/exchange` */
export default function SubmitExchangePage() {
  return (
    <SubmitFrame page="submitExchange">
      <SubmissionWizard form={exchangeForm} />
    </SubmitFrame>
  );
}
