import type { CoinMover } from '../../contract/rankings/moves.ts';
import type { ConceptRank } from '../../contract/rankings/trade.ts';
import { linkTo } from '../../routes/link.ts';
import { capRank, coinName, coinPrice, marketCap, volume24h } from '../coin.ts';
import type { Column } from '../column.ts';
import { count } from '../moreValues.ts';
import { breadth, member } from '../sector.ts';
import { amount, change, share } from '../values.ts';
import { rowName } from '../words.ts';

/** Heading of the change over each period; its definition's key is `change` plus the period. */
const LABELS: Readonly<Record<string, string>> = {
  '5m': '5分钟涨幅',
  '15m': '15分钟涨幅',
  '1h': '1H涨幅',
  '24h': '24H涨幅',
  '7d': '7日涨幅',
  '30d': '30日涨幅',
};

/** The change over the chosen period. */
function periodChange(period: string): Column<CoinMover> {
  return change('change', LABELS[period] ?? '涨幅', (row) => row.change, {
    width: 112,
    phoneWidth: 100,
    phone: 'key',
    definition: `change${period}`,
    ...(period === '24h' && { splits: true }),
  });
}

const OTHERS = [
  { period: '1h', read: (row: CoinMover) => row.change1h },
  { period: '24h', read: (row: CoinMover) => row.change24h },
  { period: '7d', read: (row: CoinMover) => row.change7d },
] as const;

/** Gainers or losers: the chosen period (a value of its switch) first, then the others. */
export function moverColumns(period: string): readonly Column<CoinMover>[] {
  const others = OTHERS.filter((other) => other.period !== period).map((other) => {
    const id = `change${other.period}`;
    return change(id, LABELS[other.period] ?? '', other.read, {
      definition: id,
      ...(other.period === '24h' && { splits: true }),
    });
  });
  return [
    coinName(),
    coinPrice({ phoneWidth: 96, phone: 'key' }),
    periodChange(period),
    ...others,
    volume24h({ phoneUnder: 'change' }),
    marketCap({ phoneUnder: 'price' }),
    capRank(),
  ];
}

/** The narrow columns for gainers and losers side by side. */
export function halfColumns(period: string): readonly Column<CoinMover>[] {
  return [
    coinName(),
    coinPrice({ width: 104, phoneWidth: 96, phone: 'key' }),
    periodChange(period),
    volume24h({ phone: 'hidden' }),
  ];
}

/** Sectors by change or volume. */
export const conceptRankColumns: readonly Column<ConceptRank>[] = [
  rowName('name', '概念', ({ id, name }: ConceptRank) => ({ name, link: linkTo('conceptItem', { id }) }), {
    width: 140,
    phoneWidth: 132,
  }),
  change('change1h', '1H均涨幅', (row) => row.change1h, { width: 104, phoneUnder: 'change24h' }),
  change('change24h', '24H均涨幅', (row) => row.change24h, {
    width: 116,
    phoneWidth: 104,
    phone: 'key',
    definition: 'conceptChange',
  }),
  change('change7d', '7日均涨幅', (row) => row.change7d, { width: 104 }),
  volume24h({ phone: 'key' }),
  share('share', '成交额占比', (row) => row.volumeShare, { phoneUnder: 'volume24h' }),
  amount('marketCap', '总市值', (row) => row.marketCap),
  count('coins', '币种数', '个', (row) => row.coinCount, { width: 76 }),
  breadth(),
  member('best', '领涨币'),
];
