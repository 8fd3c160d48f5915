import { api } from '#api/api.ts';
import { type AppStore, makeStore, type RootState } from '#app/store.ts';
import { whenLeft } from './leaving.ts';

interface TestStoreOptions {
  /** What the store begins with; a visitor's first visit without it. */
  readonly state?: Partial<RootState>;
  /** Redux's checks of state and actions, which one suite is about (`store.test.tsx`): they take a tenth of a page. */
  readonly watched?: boolean;
}

/** The app's store for one test. What is still being asked for when the test is over is called off. */
export function makeTestStore({ state, watched = false }: TestStoreOptions = {}): AppStore {
  const store = makeStore(state, { watched });
  whenLeft(() => endCalls(store));
  return store;
}

/** A late call of a page that a test has left, or its next try, would be counted by the test after it. */
function endCalls({ dispatch }: AppStore): void {
  for (const call of dispatch(api.util.getRunningQueriesThunk())) call.abort();
  for (const call of dispatch(api.util.getRunningMutationsThunk())) call.abort();
}
