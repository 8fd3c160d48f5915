import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { HeldPosition } from '@coinmirror/shared/portfolio/positions.ts';
import type { WatchGroups } from '../watchlists.ts';
import { WATCH_HEAD } from './watchColumns.ts';

/** The starred items as a file that `readImport` can read, group by group in the visitor's order, with what is held. */
export function watchCsv(groups: WatchGroups, held: ReadonlyMap<string, HeldPosition>): string {
  const rows = groups.flatMap(({ name, items }) =>
    items.map((item) => {
      const { cost, quantity } = held.get(item.code) ?? item;
      return [item.code, item.note, cost, quantity, name];
    }),
  );
  return toCsv([WATCH_HEAD, ...rows]);
}
