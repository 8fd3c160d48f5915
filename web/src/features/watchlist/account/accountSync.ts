import type { AccountSession } from '#api/accountListener.ts';
import { errorText } from '#api/failure.ts';
import { createSyncQueue } from '#api/syncQueue.ts';
import { toast } from '#ui/toast/toast.ts';
import { unmerged, withMerged } from '../mergedCodes.ts';
import {
  mergeNoted,
  type PendingChange,
  type WatchlistRoot,
  watchAnswered,
  watchRefused,
} from '../watchlistSlice.ts';
import type { WatchKind } from '../watchlists.ts';
import { type AccountGroup, type Ask, askList, askMerge, stagesOf } from './stages.ts';
import { openTabs } from './tabs.ts';

export interface AccountSync {
  /** Loads every kind not loaded yet; uploads this browser's stars once. */
  load(): Promise<void>;
  send(kind: WatchKind, change: PendingChange): Promise<void>;
  stop(): void;
}

const KINDS = ['coin', 'exchange', 'wallet'] as const;

/**
 * Keeps the slice in sync with one account's watchlists: first merges the browser's stars, then sends one change after
 * the other, so that answers cannot overtake each other. Tabs share the account's answers.
 */
export function createAccountSync(session: AccountSession<WatchlistRoot>): AccountSync {
  const { account, dispatch, state, isCurrent } = session;
  const answers = new Map<WatchKind, readonly AccountGroup[]>();
  const queue = createSyncQueue(isCurrent);
  const tabs = openTabs(account, ({ kind, groups }) => applyAnswer(kind, groups));

  function applyAnswer(kind: WatchKind, groups: readonly AccountGroup[], done?: number) {
    if (!isCurrent()) return;
    answers.set(kind, groups);
    const named = groups.map(({ name, items }) => ({ name, items }));
    dispatch(watchAnswered({ kind, groups: named, ...(done === undefined ? {} : { done }) }));
  }

  /** The error; undefined when the account answered. */
  async function ask(kind: WatchKind, question: Ask): Promise<unknown> {
    const { data, error } = await question(dispatch);
    if (data) answers.set(kind, data.value);
    return error;
  }

  async function loadKind(kind: WatchKind): Promise<void> {
    const { local, merged } = state().watchlist;
    const fresh = unmerged(local, merged, account, kind);
    if (fresh.length > 0) {
      const failure = await ask(kind, askMerge(kind, fresh));
      if (!isCurrent()) return;
      if (failure === undefined) {
        dispatch(mergeNoted(withMerged(state().watchlist.merged, account, kind, fresh)));
      } else {
        toast.error('本机自选未能合并到账号，仍保存在本机，稍后会再试');
        await ask(kind, askList(kind));
      }
    } else {
      await ask(kind, askList(kind));
    }
    const groups = answers.get(kind);
    if (groups) applyAnswer(kind, groups);
  }

  async function run(kind: WatchKind, { id, change }: PendingChange): Promise<void> {
    if (!answers.has(kind)) await loadKind(kind);
    let failure: unknown = answers.has(kind) ? undefined : { kind: 'network' };
    for (const stage of failure === undefined ? stagesOf(kind, change) : []) {
      for (const question of stage(answers.get(kind) ?? [])) {
        failure ??= await ask(kind, question);
      }
    }
    if (!isCurrent()) return;
    if (failure !== undefined) {
      toast.error(errorText(failure));
      dispatch(watchRefused({ kind, id }));
      // The call may have succeeded although its answer was lost.
      await ask(kind, askList(kind));
    }
    const groups = answers.get(kind);
    if (!groups) return;
    applyAnswer(kind, groups, id);
    tabs.notify({ kind, groups });
  }

  return {
    load: () =>
      queue.run(async () => {
        for (const kind of KINDS) if (isCurrent()) await loadKind(kind);
      }),
    send: (kind, change) => queue.run(() => run(kind, change)),
    stop: () => tabs.close(),
  };
}
