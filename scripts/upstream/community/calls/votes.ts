import { VOTE_LASTS } from '@coinmirror/shared/contract/community/votes.ts';
import { type CommunityHandlers, callerId, ok, requireAccount } from './context.ts';

/** 看多/看空 of a coin, 利好/利空 of its feed's items. Counts are only of real votes. */
export const voteHandlers = {
  voteTally: async ({ kind, code }, context) => {
    const tallies = context.store.votes.list({ kind, code }, VOTE_LASTS[kind], callerId(context));
    return ok({ list: tallies });
  },

  voteCast: async ({ kind, code, item, choice }, context) => {
    const { id } = requireAccount(context);
    const { votes } = context.store;
    const subject = { kind, code };
    if (choice === 'none') votes.takeBack(id, subject, item);
    else votes.cast(id, subject, item, choice);
    return ok(votes.find(subject, item, VOTE_LASTS[kind], id));
  },
} satisfies CommunityHandlers<'voteTally' | 'voteCast'>;
