/** The header of an exported file. */
export const WATCH_HEAD = ['代码', '备注', '成本(USD)', '数量', '分组'] as const;

type WatchColumn = (typeof WATCH_HEAD)[number];

const OTHER_NAMES: Readonly<Record<string, WatchColumn>> = {
  code: '代码',
  symbol: '代码',
  coin: '代码',
  ticker: '代码',
  代号: '代码',
  币种: '代码',
  名称: '代码',
  note: '备注',
  notes: '备注',
  comment: '备注',
  cost: '成本(USD)',
  price: '成本(USD)',
  成本: '成本(USD)',
  买入价: '成本(USD)',
  quantity: '数量',
  amount: '数量',
  holdings: '数量',
  持有: '数量',
  group: '分组',
  list: '分组',
};

/** What the columns of a heading are; null for a row that is none: it names no column of coins. */
export function watchHeading(cells: readonly string[]): {
  readonly places: ReadonlyMap<WatchColumn, number>;
  /** Headings that say nothing to us. */
  readonly unused: readonly string[];
} | null {
  const columns = cells.map((cell) => {
    const word = cell.trim();
    return WATCH_HEAD.find((column) => column === word) ?? OTHER_NAMES[word.toLowerCase()];
  });
  const places = new Map(
    columns.flatMap((column, at) => (column ? [[column, at] as const] : [])).toReversed(),
  );
  if (!places.has('代码')) return null;
  return { places, unused: cells.filter((cell, at) => cell.trim() !== '' && columns[at] === undefined) };
}
