import { render, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PropsWithChildren, ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '#app/store.ts';
import { makeTestStore } from './testStore.ts';

const around =
  (store: AppStore) =>
  ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;

/**
 * Shows a part of a page that reads the app's store or asks the upstream. `rerender` keeps the store. For a whole page
 * there is `renderRoute`.
 */
export function renderWithStore(part: ReactElement) {
  const store = makeTestStore();
  return { ...render(part, { wrapper: around(store) }), store, user: userEvent.setup() };
}

/** Calls a hook that reads the app's store or asks the upstream. */
export function renderHookWithStore<Result>(use: () => Result) {
  const store = makeTestStore();
  return { ...renderHook(use, { wrapper: around(store) }), store };
}
