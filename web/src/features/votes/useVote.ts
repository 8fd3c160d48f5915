import type { VoteChoice, VoteKind } from '@coinmirror/shared/contract/community/votes.ts';
import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import { useAfterLogin, type Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';
import { pressed, tallyOf } from './tally.ts';
import { useVoteCastMutation, useVoteTallyQuery } from './votesApi.ts';

export interface VoteSubject {
  readonly kind: VoteKind;
  readonly code: string;
  /** The item within the subject; '' for the subject itself. */
  readonly item: string;
}

/**
 * The votes on one item, and a function that casts one. A logged-out visitor is asked to log in; the vote is cast
 * afterwards, and dropped when the dialog is closed.
 */
export function useVote({ kind, code, item }: VoteSubject, voter: Visitor) {
  const { currentData: data, isError } = useVoteTallyQuery({ kind, code });
  const [cast] = useVoteCastMutation();
  const tally = tallyOf(data?.value, item);

  async function send(choice: VoteChoice | 'none') {
    const { error } = await cast({ kind, code, item, choice });
    if (!error) return;
    // The session itself reports that it has ended.
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
