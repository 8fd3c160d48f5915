import type { Complaint } from '@coinmirror/shared/validation/login.ts';

interface PhoneErrors {
  readonly setError: (field: 'mobile', error: { message: string }, options: { shouldFocus: boolean }) => void;
  readonly clearErrors: (field: 'mobile') => void;
}

/** How a form with a phone field shows what is wrong with it, going there, or takes that back. */
export function phoneErrorShower({ setError, clearErrors }: PhoneErrors) {
  return (complaint: Complaint) => {
    if (complaint) setError('mobile', { message: complaint }, { shouldFocus: true });
    else clearErrors('mobile');
  };
}
