import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { WatchGroups } from '../watchBook.ts';

/** The heading of an exported file; `readImport` reads its columns by their order. */
const HEAD = ['代码', '备注', '成本(USD)', '数量', '分组'] as const;

/** What is starred as a file that `readImport` reads back, group by group in the visitor's order. */
export function watchCsv(groups: WatchGroups): string {
  const rows = groups.flatMap(({ name, items }) =>
    items.map((item) => [item.code, item.note, item.cost, item.quantity, name]),
  );
  return toCsv([HEAD, ...rows]);
}
