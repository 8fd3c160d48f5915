import { coinForm } from './coinForm.ts';
import type { SubmissionForm, SubmissionKind } from './form.ts';

/** The forms that can be sent in. A kind without one is refused. */
export const submissionForms: Readonly<Partial<Record<SubmissionKind, SubmissionForm>>> = {
  coin: coinForm,
};
