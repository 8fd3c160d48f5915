import type { Complaint } from '@coinmirror/shared/validation/login.ts';
import type { PhoneJudge } from '@coinmirror/shared/validation/phone.ts';
import { loadPhoneJudge } from '../phone/phoneJudge.ts';

/** Judges a phone outside of a form's sending, shows the complaint (or takes it back), and says whether it is well. */
export async function passes(
  complain: (judge: PhoneJudge) => Complaint,
  show: (complaint: Complaint) => void,
): Promise<boolean> {
  const complaint = complain(await loadPhoneJudge());
  show(complaint);
  return complaint === null;
}
