import type { WatchGroups, WatchKind, Watchlists } from './watchlists.ts';

/** Which of this browser's stars have been uploaded to an account, so that what is removed there stays removed. */
export interface Merged {
  readonly account: string;
  readonly codes: Readonly<Record<WatchKind, readonly string[]>>;
}

/** The part of this browser's list that has not been uploaded, in its groups; empty groups are left out. */
export function unmerged(
  book: Watchlists,
  merged: Merged | null,
  account: string,
  kind: WatchKind,
): WatchGroups {
  const mergedBefore = new Set(merged?.account === account ? merged.codes[kind] : []);
  return book[kind]
    .map(({ name, items }) => ({ name, items: items.filter((item) => !mergedBefore.has(item.code)) }))
    .filter(({ items }) => items.length > 0);
}

/** The record after uploading these groups. */
export function withMerged(
  merged: Merged | null,
  account: string,
  kind: WatchKind,
  groups: WatchGroups,
): Merged {
  const codes = merged?.account === account ? merged.codes : { coin: [], exchange: [], wallet: [] };
  const more = groups.flatMap((group) => group.items.map((item) => item.code));
  return { account, codes: { ...codes, [kind]: [...new Set([...codes[kind], ...more])] } };
}
