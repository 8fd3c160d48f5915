import type { OptionChainRow, OptionQuote } from '../contract/exchange/options.ts';
import { groupThousands, placesForSignificant } from '../format/decimal.ts';
import { formatFixed } from '../format/formatFixed.ts';
import { formatPrice } from '../format/price.ts';
import { UNKNOWN, type Written, writeAmount, writeMoney, writeShare } from '../format/written.ts';
import type { OptionType } from '../indicators/optionPricing/black76.ts';
import { type Column, type Own, unsorted } from './column.ts';
import { inUnit, number, percent, price, type Read } from './values.ts';

/** What a chain's prices and sizes are in. */
export interface ChainUnits {
  readonly symbol: string;
  /** USD: what a price in coins is worth. */
  readonly forward: number;
}

const OPTION_TYPE_NAMES: Readonly<Record<OptionType, string>> = { call: '看涨', put: '看跌' };

/** Decimals of a price in coins, and what is less than a step of it. */
const COIN_PLACES = 4;
const LEAST = 0.5 * 10 ** -COIN_PLACES;

const DELTA_PLACES = 3;

/** The strikes of a chain, at the left of one side of it. */
export const strikeColumn: Column<OptionChainRow> = {
  ...unsorted(
    number<OptionChainRow>(
      'strike',
      '行权价',
      (row) => row.strike,
      (row) => ({ text: strikeText(row.strike) }),
      { width: 96, csvLabel: () => '行权价(USD)' },
    ),
  ),
  rowHeader: true,
  pin: true,
  always: true,
  align: 'left',
};

/** Strikes are round: 126,000. */
export function strikeText(strike: number | null): string {
  return formatPrice(strike).replace(/\.0+$/, '');
}

/** The calls or the puts of a chain: price in coins and USD, volatility, Greeks, sizes. */
export function optionSideColumns(type: OptionType, units: ChainUnits): readonly Column<OptionChainRow>[] {
  const side = { ...units, type, name: OPTION_TYPE_NAMES[type] };
  const columns = [
    ...priceColumns(side, 'Mark', { phone: 'key', definition: 'optionMark' }),
    percent(`${type}Volatility`, 'IV', read(type, 'volatility'), (value) => writeShare(value, 1), {
      width: 72,
      phone: 'key',
      definition: 'impliedVolatility',
      csvLabel: () => `${side.name}隐含波动率(%)`,
    }),
    plainColumn(side, 'Delta', (value) => writeFixed(value, DELTA_PLACES)),
    ...priceColumns(side, 'Bid'),
    ...priceColumns(side, 'Ask'),
    sizeColumn(side, 'OpenInterest', { definition: 'optionInterest' }),
    sizeColumn(side, 'Volume'),
    plainColumn(side, 'Gamma', writeGamma),
    worthColumn(side, 'Vega'),
    worthColumn(side, 'Theta'),
  ];
  return columns.map(unsorted);
}

interface ChainSide extends ChainUnits {
  readonly type: OptionType;
  /** 看涨 or 看跌: in a file both sides stand beside each other. */
  readonly name: string;
}

function read(type: OptionType, figure: keyof OptionQuote): Read<OptionChainRow> {
  return (row) => row[type][figure];
}

const PRICES = {
  Mark: { figure: 'mark', label: '标记价' },
  Bid: { figure: 'bid', label: '买价' },
  Ask: { figure: 'ask', label: '卖价' },
} as const;

/** A price in coins, and under it in USD. */
function priceColumns(
  { type, name, symbol, forward }: ChainSide,
  key: keyof typeof PRICES,
  own: Own<OptionChainRow> = {},
): readonly Column<OptionChainRow>[] {
  const { figure, label } = PRICES[key];
  const coins = read(type, figure);
  const usd: Read<OptionChainRow> = (row) => {
    const price = coins(row);
    return price === null ? null : price * forward;
  };
  return [
    number(type + key, label, coins, (row) => writeCoins(coins(row)), {
      width: 80,
      csvLabel: () => `${name}${label}(${symbol})`,
      ...own,
    }),
    price(`${type}${key}Usd`, `${label}(USD)`, usd, {
      width: 88,
      phoneUnder: type + key,
      csvLabel: ({ unit }) => `${name}${label}(${unit})`,
    }),
  ];
}

const PLAIN = {
  Delta: { figure: 'delta', definition: 'optionDelta', width: 72 },
  Gamma: { figure: 'gamma', definition: 'optionGamma', width: 88 },
} as const;

/** A Greek letter without a unit that readers compare. */
function plainColumn(
  { type, name }: ChainSide,
  key: keyof typeof PLAIN,
  write: (value: number | null) => Written,
): Column<OptionChainRow> {
  const { figure, definition, width } = PLAIN[key];
  const csvLabel = () => name + key;
  return number(type + key, key, read(type, figure), (row) => write(row[type][figure]), {
    width,
    definition,
    csvLabel,
  });
}

const WORTHS = {
  Vega: { figure: 'vega', definition: 'optionVega' },
  Theta: { figure: 'theta', definition: 'optionTheta' },
} as const;

/** A Greek letter in USD. */
function worthColumn({ type, name }: ChainSide, key: keyof typeof WORTHS): Column<OptionChainRow> {
  const { figure, definition } = WORTHS[key];
  const usd = read(type, figure);
  return number(type + key, key, usd, (row, terms) => writeMoney(inCents(usd(row)), 'amount', terms), {
    width: 80,
    definition,
    money: true,
    csv: (row, terms) => inUnit(usd(row), terms),
    csvLabel: ({ unit }) => `${name}${key}(${unit})`,
  });
}

const CENT = 0.01;

/** Far from the money a Greek letter is nearly nothing: less than a cent has no further digits. */
function inCents(usd: number | null): number | null {
  return usd === null || Math.abs(usd) >= CENT ? usd : Math.round(usd / CENT) * CENT + 0;
}

const SIZES = {
  OpenInterest: { figure: 'openInterest', label: '持仓' },
  Volume: { figure: 'volume24h', label: '24H量' },
} as const;

function sizeColumn(
  { type, name, symbol }: ChainSide,
  key: keyof typeof SIZES,
  own: Own<OptionChainRow> = {},
): Column<OptionChainRow> {
  const { figure, label } = SIZES[key];
  return number(type + key, label, read(type, figure), (row) => writeSize(row[type][figure]), {
    width: 84,
    csvLabel: () => `${name}${label}(${symbol})`,
    ...own,
  });
}

/** Both sides of a chain, calls at the left: its file. */
export function optionChainColumns(units: ChainUnits): readonly Column<OptionChainRow>[] {
  return [...optionSideColumns('call', units), strikeColumn, ...optionSideColumns('put', units)];
}

/** A price in coins; one that is less than a step of it is not 0. */
function writeCoins(coins: number | null): Written {
  if (coins !== null && coins > 0 && coins < LEAST) return { text: `<${10 ** -COIN_PLACES}` };
  return writeFixed(coins, COIN_PLACES);
}

/** Sizes are tenths of a coin; from ten thousand on in 万. */
function writeSize(coins: number): Written {
  return coins < 10_000 ? { text: groupThousands(formatFixed(coins, 1)) } : writeAmount(coins);
}

function writeFixed(value: number | null, places: number): Written {
  return value === null ? UNKNOWN : { text: formatFixed(value, places) };
}

/** Two digits; of a coin that costs much there are many zeros before them: 0.0₄12. */
function writeGamma(value: number | null): Written {
  return value === null ? UNKNOWN : { text: formatPrice(value, placesForSignificant(value, 2)) };
}
