import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { WatchGroups } from '../watchBook.ts';

/** The header of an exported file; `readImport` reads its columns by position. */
const HEAD = ['代码', '备注', '成本(USD)', '数量', '分组'] as const;

/** The starred items as a file that `readImport` can read, group by group in the visitor's order. */
export function watchCsv(groups: WatchGroups): string {
  const rows = groups.flatMap(({ name, items }) =>
    items.map((item) => [item.code, item.note, item.cost, item.quantity, name]),
  );
  return toCsv([HEAD, ...rows]);
}
