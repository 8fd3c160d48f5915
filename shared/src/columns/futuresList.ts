import type { ChangeBase } from '../constants/changeBase.ts';
import type { CoinRow } from '../contract/coins.ts';
import { writePercent } from '../format/written.ts';
import { coinColumns, insertBefore, optionally } from './coinList.ts';
import { type Column, unsorted } from './column.ts';
import { ratio } from './moreValues.ts';
import { amount, percent } from './values.ts';

const FUNDING_PLACES = 4;
/** Optional columns: price line and actions must fit a 1440 px screen. */
const NOT_OFTEN = ['change1h', 'change7d', 'volume24h', 'supply', 'turnoverRate', 'drawdown'];

/** Accounts long ÷ accounts short. */
function longPerShort({ futures }: CoinRow): number | null {
  const long = futures?.long ?? null;
  return long === null || long >= 100 ? null : long / (100 - long);
}

const FUTURES_FACTS: readonly Column<CoinRow>[] = [
  amount('openInterest', '持仓量', (row) => row.futures?.openInterest ?? null, {
    width: 88,
    phoneWidth: 98,
    phone: 'key',
    definition: 'openInterest',
  }),
  amount('futuresVolume', '24H合约成交额', (row) => row.futures?.volume24h ?? null, { width: 96 }),
  // Only the upstream sorts the two columns before, over the whole market; sorting one page's rows would mislead.
  unsorted(
    percent(
      'funding',
      '费率（8H）',
      (row) => row.futures?.funding ?? null,
      (value) => writePercent(value, { places: FUNDING_PLACES }),
      { width: 96, phoneUnder: 'openInterest', definition: 'fundingRate' },
    ),
  ),
  unsorted(ratio('longShort', '多空人数比', longPerShort, { width: 88, definition: 'meanLongShort' })),
];

/** The list of coins with futures: the market's columns, then figures of their futures. */
export function futuresColumns(changeBase: ChangeBase): readonly Column<CoinRow>[] {
  const columns = optionally(coinColumns(changeBase), NOT_OFTEN).map((column) =>
    column.id === 'marketCap' ? notKey(column) : column,
  );
  return insertBefore(columns, 'marketCap', FUTURES_FACTS);
}

/** On a phone the open interest takes the place of the market value. */
function notKey<Row>({ phone: _key, ...column }: Column<Row>): Column<Row> {
  return column;
}
