import type { VoteChoice, VoteKind } from '@coinmirror/shared/contract/people/votes.ts';
import { useEffect, useRef } from 'react';
import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import { pressed, tallyOf } from './tally.ts';
import type { Voter } from './voter.ts';
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
export function useVote({ kind, code, item }: VoteSubject, voter: Voter) {
  const { currentData: data, isError } = useVoteTallyQuery({ kind, code });
  const [cast] = useVoteCastMutation();
  const wish = useRef<VoteChoice | null>(null);
  const asked = useRef(false);
  const tally = tallyOf(data?.value, item);

  async function send(choice: VoteChoice | 'none') {
    const { error } = await cast({ kind, code, item, choice });
    if (!error) return;
    // That the login has ended is said by the session itself.
    if (isRefused(error, LOGIN_NEEDED)) voter.onLoginNeeded();
    else toast.error(errorText(error));
  }
  const sending = useRef(send);
  sending.current = send;

  useEffect(() => {
    if (voter.isAsked) {
      asked.current = true;
      return;
    }
    if (!asked.current) return;
    asked.current = false;
    const wished = wish.current;
    wish.current = null;
    if (wished !== null && voter.isLoggedIn) void sending.current(wished);
  }, [voter.isAsked, voter.isLoggedIn]);

  function vote(choice: VoteChoice) {
    if (voter.isLoggedIn) return void send(pressed(tally.mine, choice));
    wish.current = choice;
    voter.onLoginNeeded();
  }

  return { tally, vote, isUnknown: data === undefined, isFailed: isError };
}
