import {
  createListenerMiddleware,
  type ListenerEffectAPI,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { toast } from '#ui/toast/toast.ts';
import { errorText } from './failure.ts';
import { createLazySync, type Sync } from './lazySync.ts';

type AnyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What a sync is made with: one account, for as long as it is logged in. */
export interface AccountSession<State> {
  readonly account: string;
  readonly dispatch: AnyDispatch;
  readonly state: () => State;
  /** Whether this account is still the one that is logged in. */
  readonly isCurrent: () => boolean;
}

/** What a feature keeps in this browser, and on the account of whoever is logged in. */
export interface AccountStorage<Root, Change extends UnknownAction, Own extends Sync> {
  /** Who is logged in (null: nobody); the app knows, since sessions are another feature's. */
  readonly accountOf: (state: unknown) => string | null;
  /** Fetches what speaks with the account: for those who have one. */
  readonly fetchSync: (session: AccountSession<Root>) => Promise<Own>;
  /** The app has begun: whoever is logged in already has their account opened. */
  readonly isBegin: (action: UnknownAction) => boolean;
  /** The tab is looked at again, or the line is back: other devices may have changed the account. */
  readonly isLook: (action: UnknownAction) => boolean;
  /** What the slice is told when somebody is logged in now, or nobody; null where it knows. */
  readonly turn: (account: string | null, root: Root) => UnknownAction | null;
  /** Whether what belongs to this browser is another, to be written. */
  readonly isLocal: (action: UnknownAction, root: Root, before: Root) => boolean;
  /** Says whether it was kept: a browser may forbid it, or be full. */
  readonly write: (root: Root) => boolean;
  /** What is said when it was not. */
  readonly notWritten: string;
  /** What the visitor changed. */
  readonly isChange: (action: UnknownAction) => action is Change;
  /** What the account is told of a change; null where nobody is logged in, or nothing is to be told. */
  readonly toSend: (change: Change, root: Root, before: Root) => ((sync: Own) => Promise<void>) | null;
  /** The code did not come: takes the change back. */
  readonly takeBack: (change: Change, before: Root) => UnknownAction | null;
}

/** Writes to local storage what belongs to this browser, and keeps what belongs to an account with the account. */
export function createAccountListener<Root, Change extends UnknownAction, Own extends Sync>(
  stored: AccountStorage<Root, Change, Own>,
): Middleware {
  const { accountOf } = stored;
  const listener = createListenerMiddleware<Root, AnyDispatch>();
  const { startListening } = listener;
  const sync = createLazySync<ListenerEffectAPI<Root, AnyDispatch>, Own>(
    ({ getState }) => accountOf(getState()),
    (account, { dispatch, getState }) =>
      stored.fetchSync({
        account,
        dispatch,
        state: getState,
        isCurrent: () => accountOf(getState()) === account,
      }),
  );

  startListening({
    predicate: stored.isLocal,
    effect: (_action, { getState }) => {
      if (!stored.write(getState())) toast.error(stored.notWritten);
    },
  });

  startListening({
    matcher: stored.isChange,
    effect: async (change, api) => {
      const before = api.getOriginalState();
      const send = stored.toSend(change, api.getState(), before);
      if (!send) return;
      const account = await sync.get(api);
      if (account) return send(account);
      dispatchChange(api, stored.takeBack(change, before));
      toast.error(errorText({ kind: 'network' }));
    },
  });

  startListening({
    predicate: (action, now, before) => stored.isBegin(action) || accountOf(now) !== accountOf(before),
    effect: async (_action, api) => {
      dispatchChange(api, stored.turn(accountOf(api.getState()), api.getState()));
      await sync.change(api);
    },
  });

  startListening({
    predicate: stored.isLook,
    effect: async (_action, api) => (await sync.get(api))?.load(),
  });
  return listener.middleware;
}

function dispatchChange(
  { dispatch }: { readonly dispatch: AnyDispatch },
  action: UnknownAction | null,
): void {
  if (action) dispatch(action);
}
