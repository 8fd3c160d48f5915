import type { Complaint } from '@coinmirror/shared/validation/login.ts';
import type { PhoneJudge } from '@coinmirror/shared/validation/phone.ts';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';

/** Validates a phone before the form is submitted, shows or clears the message, and returns whether it is valid. */
export async function passes(
  complain: (judge: PhoneJudge) => Complaint,
  show: (complaint: Complaint) => void,
): Promise<boolean> {
  const complaint = complain(await loadPhoneJudge());
  show(complaint);
  return complaint === null;
}
