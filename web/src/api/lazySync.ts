/** Keeps a slice in sync with one account. */
export interface Sync {
  /** Loads what the account holds. */
  load(): Promise<void>;
  stop(): void;
}

/**
 * The sync of the logged-in account. Its code is loaded for logged-in visitors only, and again after a failed
 * load. `accountOf` returns the account (null: logged out); `fetchSync` rejects when the code cannot be
 * loaded.
 */
export function createLazySync<Api, Own extends Sync>(
  accountOf: (api: Api) => string | null,
  fetchSync: (account: string, api: Api) => Promise<Own>,
) {
  let sync: Promise<Own | null> | null = null;

  function open(api: Api): Promise<Own | null> | null {
    const account = accountOf(api);
    return account === null
      ? null
      : fetchSync(account, api).then(
          (own) => own,
          () => null,
        );
  }

  return {
    /** Null when nobody is logged in, or when the code could not be loaded. */
    async get(api: Api): Promise<Own | null> {
      const was = sync;
      const known = await was;
      if (known) return known;
      if (sync === was) sync = open(api);
      return sync;
    },
    /** The account has changed: stops the sync of the earlier one and loads the new one. */
    async change(api: Api): Promise<void> {
      const earlier = sync;
      const now = open(api);
      sync = now;
      (await earlier)?.stop();
      await (await now)?.load();
    },
  };
}
