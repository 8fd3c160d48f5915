import type { Complaint } from '@coinmirror/shared/validation/login.ts';

interface PhoneErrors {
  readonly setError: (field: 'mobile', error: { message: string }, options: { shouldFocus: boolean }) => void;
  readonly clearErrors: (field: 'mobile') => void;
}

/** Shows the message of a form's phone field and focuses it, or clears the message. */
export function phoneErrorShower({ setError, clearErrors }: PhoneErrors) {
  return (complaint: Complaint) => {
    if (complaint) setError('mobile', { message: complaint }, { shouldFocus: true });
    else clearErrors('mobile');
  };
}
