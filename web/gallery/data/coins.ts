/** A coin as the product's lists have it. */
export interface DemoCoin {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly logo: string;
  readonly rank: number | null;
  readonly price: number | null;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  readonly marketCap: number | null;
  readonly line: readonly number[];
}

type Figures = readonly [
  code: string,
  symbol: string,
  name: string,
  price: number | null,
  change: number | null,
  volume: number | null,
  cap: number | null,
];

/** Covers every price band, unknown and unchanged values; a picture where there always is one. */
const FIGURES: readonly Figures[] = [
  ['bitcoin', 'BTC', '比特币', 97_420.5, 2.34, 38_412_000_000, 1_928_000_000_000],
  ['ethereum', 'ETH', '以太坊', 3_412.18, -1.07, 17_204_000_000, 411_000_000_000],
  ['tether', 'USDT', '泰达币', 1.0003, 0, 71_930_000_000, 138_000_000_000],
  ['dogecoin', 'DOGE', '狗狗币', 0.21847, 8.91, 2_904_000_000, 32_100_000_000],
  ['shiba-inu', 'SHIB', '柴犬币', 0.000_013_42, -12.6, 411_000_000, 7_910_000_000],
  ['pepe', 'PEPE', '佩佩币', 0.000_000_009_83, 31.4, 1_204_000_000, 4_130_000_000],
  ['unverified', 'NEWX', '尚未核实流通量的新上市代币', 0.0402, null, 91_300, null],
  ['silent', 'SLNT', '无成交代币', null, null, null, null],
];

/** Eight coins that together cover every kind of figure. */
export const coins: readonly DemoCoin[] = FIGURES.map(
  ([code, symbol, name, price, change24h, volume24h, marketCap], index) => ({
    code,
    symbol,
    name,
    logo: index < 2 ? '/favicon.svg' : '',
    rank: marketCap === null ? null : index + 1,
    price,
    change24h,
    volume24h,
    marketCap,
    line: price === null ? [] : lineOf(index, change24h ?? 0),
  }),
);

/** As many rows as a long list has: the same eight, numbered. */
export function manyCoins(count: number): readonly DemoCoin[] {
  return Array.from({ length: count }, (_, index) => {
    const one = coins[index % coins.length] ?? coins[0];
    if (one === undefined) throw new Error('There is no coin to repeat');
    return { ...one, code: `${one.code}-${index + 1}`, name: `${one.name}${index + 1}`, rank: index + 1 };
  });
}

function lineOf(seed: number, change: number): readonly number[] {
  return Array.from(
    { length: 28 },
    (_, at) => 100 + (change * at) / 27 + Math.sin(at * (0.7 + seed / 5)) * 2 * (change === 0 ? 0 : 1),
  );
}
