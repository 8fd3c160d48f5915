import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Store } from '../store/store.ts';

/**
 * Makes an account by an invitation, which is used up by it alone: whatever fails leaves it open. Throws a refusal for one
 * that is unknown, expired or used.
 */
export async function withInvitation(
  { invitations }: Pick<Store, 'invitations'>,
  token: string,
  create: () => Promise<void>,
): Promise<void> {
  const taken = invitations.take(token);
  if (taken === null) throw new UpstreamError(422, '邀请链接已失效，请向邀请你的人要一个新的');
  try {
    await create();
  } catch (error) {
    invitations.giveBack(taken);
    throw error;
  }
}
