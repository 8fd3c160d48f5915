/** What an invitation of the operator begins with; an account's own code (`inviteInfo`) never does. */
export const INVITATION_PREFIX = 'inv-';

const INVITATION = /^inv-[\w-]{43}$/;
const OWN_CODE = /^[0-9A-Za-z]{7}$/;

/** What the `invite` of a registration link is: an operator's invitation, an account's own code, or nothing of ours (''). */
export function readInvite(invite: string | null): { readonly invitation: string; readonly code: string } {
  const text = (invite ?? '').trim();
  return { invitation: INVITATION.exec(text)?.[0] ?? '', code: OWN_CODE.exec(text)?.[0] ?? '' };
}
