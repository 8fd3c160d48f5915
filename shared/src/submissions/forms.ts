import { coinForm } from './coinForm.ts';
import { dappForm } from './dappForm.ts';
import { exchangeForm } from './exchangeForm.ts';
import type { SubmissionForm, SubmissionKind } from './form.ts';

/** The submission forms, one per kind. */
export const submissionForms: Readonly<Record<SubmissionKind, SubmissionForm>> = {
  coin: coinForm,
  dapp: dappForm,
  exchange: exchangeForm,
};
