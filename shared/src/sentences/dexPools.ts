import type { DexPoolList, DexPoolRow, PoolLeast } from '../contract/dashboards/dexPools.ts';
import type { PoolKind, PoolMark } from '../indicators/poolMarks.ts';
import { descending } from '../numbers/descending.ts';
import { linkTo } from '../routes/link.ts';
import { change, coin, join, plain, type Sentence, say, term, usd } from './sentence.ts';

export const POOL_KIND_NAMES: Readonly<Record<PoolKind, string>> = { trending: '热门', new: '新建' };

/** How the least liquidity is called. */
export const POOL_LEAST_NAMES: Readonly<Record<PoolLeast, string>> = {
  0: '不限',
  10000: '1 万美元',
  100000: '10 万美元',
  1000000: '100 万美元',
};

/** What of the pools stands out: how much lies in them, the most traded, what their numbers warn of, what is hidden. */
export function poolsSentence(value: DexPoolList): Sentence | null {
  const { kind, rows, volume24h } = value;
  const pool = term('liquidity-pool');
  if (rows.length === 0) return join([say`没有符合条件的${POOL_KIND_NAMES[kind]}资金池`, hiddenPart(value)]);
  return join([
    say`${plain(String(rows.length), pool)} 个${POOL_KIND_NAMES[kind]}资金池${
      volume24h === null ? '' : say`，24 小时成交 ${usd(volume24h, pool)}`
    }`,
    kind === 'trending' ? busiestOf(rows) : null,
    marked(value),
    hiddenPart(value),
  ]);
}

/** The most traded pool of a coin that is known here: what strangers call their tokens makes no headline. */
function busiestOf(rows: readonly DexPoolRow[]): Sentence | null {
  const [first] = descending(
    rows.filter(({ base }) => base.code !== ''),
    ({ volume24h }) => volume24h,
  );
  if (first === undefined || first.volume24h === null) return null;
  const page = coin(first.base.code);
  const moved = first.change24h === null ? '' : say`，涨幅 ${change(first.change24h, page)}`;
  return say`已收录的币里成交最多的是 ${plain(first.base.symbol, page)}（${first.chainName}），${usd(first.volume24h, page)}${moved}`;
}

/** How many of them carry the marks that matter most. */
function marked({ kind, rows }: DexPoolList): Sentence | null {
  const count = (mark: PoolMark) => rows.filter(({ marks }) => marks.includes(mark)).length;
  const named = [
    ['fewSellers', '卖出者极少'],
    ['thin', '流动性低'],
    // Of new ones nearly all are.
    ...(kind === 'new' ? [] : ([['young', '创建不足 24 小时']] as const)),
  ] as const;
  const known = named.map(([mark, words]) => [count(mark), words] as const).filter(([many]) => many > 0);
  if (known.length === 0) return null;
  return known.flatMap(([many, words], at) => [
    ...(at === 0 ? [] : ['、']),
    ...say`${plain(String(many), term('liquidity-pool'))} 个${words}`,
  ]);
}

function hiddenPart({ hidden, least, kind, chain }: DexPoolList): Sentence | null {
  if (hidden === 0) return null;
  const all = linkTo(
    'dataPools',
    {},
    { kind: kind === 'new' ? kind : undefined, chain: chain || undefined, least: 0 },
  );
  return say`另有 ${plain(String(hidden), all)} 个流动性不足 ${POOL_LEAST_NAMES[least]}或未知，没有列出`;
}
