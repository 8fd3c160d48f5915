import type { VoteChoice, VoteKind } from '@coinmirror/shared/contract/community/votes.ts';
import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import { useAfterLogin, type Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';
import { pressed, tallyOf } from './tally.ts';
import { useVoteCastMutation, useVoteTallyQuery } from './votesApi.ts';

export interface VoteSubject {
  readonly kind: VoteKind;
  readonly code: string;
  /** What is voted on within the subject; '' for the subject itself. */
  readonly item: string;
}

/**
 * One thing's votes and the way to cast one. Who is not logged in is asked to; the vote is cast when he has, and
 * forgotten when he closes the window instead.
 */
export function useVote({ kind, code, item }: VoteSubject, voter: Visitor) {
  const { currentData: data, isError } = useVoteTallyQuery({ kind, code });
  const [cast] = useVoteCastMutation();
  const tally = tallyOf(data?.value, item);

  async function send(choice: VoteChoice | 'none') {
    const { error } = await cast({ kind, code, item, choice });
    if (!error) return;
    // That the login has ended is said by the session itself.
    if (isRefused(error, LOGIN_NEEDED)) sendLater(choice);
    else toast.error(errorText(error));
  }
  const sendLater = useAfterLogin(voter, send);

  function vote(choice: VoteChoice) {
    if (voter.isLoggedIn) void send(pressed(tally.mine, choice));
    else sendLater(choice);
  }

  return { tally, vote, isUnknown: data === undefined, isFailed: isError };
}
