import type { ConceptRow } from '../contract/concepts.ts';
import type { NewCoin } from '../contract/newCoins.ts';
import type { CoinMover, CoinTurnover, CoinVolume, LargePosition } from '../contract/rankings/moves.ts';
import { linkTo } from '../routes/link.ts';
import { coinSubject, type NamedCoin } from './coin.ts';
import type { Column } from './column.ts';
import { ago, ordinal } from './moreValues.ts';
import { amount, change, price, type Read, share } from './values.ts';
import { drawn, rowName, text } from './words.ts';

// Short rankings in a page's side column: few, narrow columns.

const PLACE = { ...ordinal<unknown>(), width: 24 } as const;

function coin<Row extends NamedCoin>(): Column<Row> {
  return rowName<Row>('coin', '名称', coinSubject, { width: 0 });
}

function change24h<Row extends { readonly change24h: number | null }>(): Column<Row> {
  return change('change', '24H涨幅', (row) => row.change24h, { splits: true });
}

/** What moved most in 24 hours, on either side: its trade against its value says whether the move is one. */
export const railMoves: readonly Column<CoinMover>[] = [
  coin(),
  share('turnover', '换手', ({ volume24h, marketCap }) =>
    volume24h === null || !marketCap ? null : (volume24h / marketCap) * 100,
  ),
  change('change', '24H', (row) => row.change, { splits: true }),
];

/** Gainers and losers over the period chosen above them. */
export const railMovers: readonly Column<CoinMover>[] = [
  PLACE,
  coin(),
  price('price', '价格', (row) => row.price),
  change('change', '涨幅', (row) => row.change),
];

export const railNewCoins: readonly Column<NewCoin>[] = [
  coin(),
  ago('listed', '上线', (row) => row.listedAt),
  change24h(),
];

export const railVolumes: readonly Column<CoinVolume>[] = [
  PLACE,
  coin(),
  amount('volume', '24H成交额', (row) => row.volume24h),
  change24h(),
];

export const railTurnovers: readonly Column<CoinTurnover>[] = [
  PLACE,
  coin(),
  share('turnover', '换手率', (row) => row.turnoverRate),
  change24h(),
];

/** The ranking's name gives the direction; the amount has no sign. */
export function railPositions(type: 'increase' | 'decrease'): readonly Column<LargePosition>[] {
  const magnitude: Read<LargePosition> = ({ changeValue }) =>
    changeValue === null ? null : Math.abs(changeValue);
  return [
    coin(),
    text('holder', '持有者', ({ label, address }) => label || address, { width: 104 }),
    amount('value', type === 'increase' ? '增持额' : '减持额', magnitude),
  ];
}

export const railConcepts: readonly Column<ConceptRow>[] = [
  rowName('name', '概念', ({ id, name }: ConceptRow) => ({ name, link: linkTo('conceptItem', { id }) }), {
    width: 0,
  }),
  change('change', '均涨幅', (row) => row.change24h),
  drawn('best', '领涨币', { width: 112, align: 'right' }),
];
