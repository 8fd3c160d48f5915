/** Keeps a slice and one account together. */
export interface Sync {
  /** Asks what the account holds. */
  load(): Promise<void>;
  stop(): void;
}

/**
 * The sync of whoever is logged in. Its code is fetched for those who have an account, and again when it could not be
 * fetched before. `accountOf` says who that is (null: nobody); `fetchSync` rejects when the code does not come.
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
    /** Null when nobody is logged in, or where the code could not be fetched. */
    async get(api: Api): Promise<Own | null> {
      const was = sync;
      const known = await was;
      if (known) return known;
      if (sync === was) sync = open(api);
      return sync;
    },
    /** Somebody else is logged in now, or nobody: the earlier one stops, the new one loads. */
    async change(api: Api): Promise<void> {
      const earlier = sync;
      const now = open(api);
      sync = now;
      (await earlier)?.stop();
      await (await now)?.load();
    },
  };
}
