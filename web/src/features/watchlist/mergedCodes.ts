import type { WatchBook, WatchGroups, WatchKind } from './watchBook.ts';

/** Which of this browser's stars an account has taken over already, so that what one removes there stays removed. */
export interface Merged {
  readonly account: string;
  readonly codes: Readonly<Record<WatchKind, readonly string[]>>;
}

/** What of this browser's list the account was never told of, in its groups; groups without any are left out. */
export function unmerged(
  book: WatchBook,
  merged: Merged | null,
  account: string,
  kind: WatchKind,
): WatchGroups {
  const told = new Set(merged?.account === account ? merged.codes[kind] : []);
  return book[kind]
    .map(({ name, items }) => ({ name, items: items.filter((item) => !told.has(item.code)) }))
    .filter(({ items }) => items.length > 0);
}

/** The record after the account took over these groups. */
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
