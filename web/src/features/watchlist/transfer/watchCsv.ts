import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { WatchGroups } from '../watchlists.ts';
import { WATCH_HEAD } from './watchColumns.ts';

/** The starred items as a file that `readImport` can read, group by group in the visitor's order. */
export function watchCsv(groups: WatchGroups): string {
  const rows = groups.flatMap(({ name, items }) =>
    items.map((item) => [item.code, item.note, item.cost, item.quantity, name]),
  );
  return toCsv([WATCH_HEAD, ...rows]);
}
