import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { readStored } from '#api/storage/localStore.ts';

/**
 * Uploads this browser's trades as soon as the visitor logs in, on whatever page. `accountOf` returns the logged-in
 * account. Without trades in this browser no code loads.
 */
export function createPortfolioListener(accountOf: (state: unknown) => string | null) {
  const listener = createListenerMiddleware<unknown, ThunkDispatch<unknown, unknown, UnknownAction>>();
  listener.startListening({
    predicate: (_action, now, before) => accountOf(now) !== accountOf(before),
    effect: async (_action, { getState, dispatch }) => {
      const account = accountOf(getState());
      if (account === null || readStored(STORAGE_KEYS.portfolio) === undefined) return;
      const { portfolioApi } = await import('./portfolioApi.ts');
      const options = { subscribe: false, forceRefetch: true };
      await dispatch(portfolioApi.endpoints.portfolio.initiate(account, options));
    },
  });
  return listener.middleware;
}
