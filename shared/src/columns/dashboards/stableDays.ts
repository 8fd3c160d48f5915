import type { Stablecoin, Stablecoins, StableIssue } from '../../contract/dashboards/stable.ts';
import { formatDate } from '../../format/time.ts';
import { writeAmount } from '../../format/written.ts';
import { sum } from '../../numbers/sum.ts';
import type { Column } from '../column.ts';
import { moneyFlow } from '../moreValues.ts';
import { amount, number } from '../values.ts';
import { text } from '../words.ts';

/** Coins issued and redeemed on one day (UTC) by the largest issuers, USD at today's prices. */
export interface StableDay {
  readonly time: number;
  readonly issued: number;
  /** Positive. */
  readonly redeemed: number;
  /** The coin with the largest change, in its own units. */
  readonly most: StableIssue;
}

/** The days of the answer's issues, newest first as they are. */
export function stableDays({ issues, coins }: Pick<Stablecoins, 'issues' | 'coins'>): readonly StableDay[] {
  const prices = new Map(coins.map(({ code, price }) => [code, price]));
  const worth = ({ code, amount: units }: StableIssue) => units * (prices.get(code) ?? 0);
  return [...Map.groupBy(issues, ({ time }) => time)].flatMap(([time, own]) => {
    const [most] = own.toSorted((one, other) => Math.abs(worth(other)) - Math.abs(worth(one)));
    if (most === undefined) return [];
    return [
      {
        time,
        issued: sum(own, (issue) => Math.max(0, worth(issue))),
        redeemed: sum(own, (issue) => Math.max(0, -worth(issue))),
        most,
      },
    ];
  });
}

export const stableDayColumns: readonly Column<StableDay>[] = [
  text('date', '日期（UTC）', ({ time }) => formatDate(time, 'UTC'), {
    arrives: 'desc',
    width: 112,
    phoneWidth: 100,
    rowHeader: true,
    pin: true,
    always: true,
    sortValue: ({ time }) => time,
  }),
  moneyFlow('net', '净额', ({ issued, redeemed }) => issued - redeemed, {
    phone: 'key',
    definition: 'stableIssue',
  }),
  amount('issued', '增发', ({ issued }) => issued, { phone: 'key', definition: 'stableIssue' }),
  amount('redeemed', '销毁', ({ redeemed }) => redeemed, { phoneUnder: 'issued', definition: 'stableIssue' }),
  number(
    'most',
    '最大一种',
    ({ most }) => most.amount,
    ({ most }) => ({
      text: `${most.amount > 0 ? '增发' : '销毁'} ${writeAmount(Math.abs(most.amount), most.symbol).text}`,
    }),
    { width: 176, grow: true, definition: 'stableIssue' },
  ),
];

/** Stablecoins on one chain. */
export interface ChainSupply {
  readonly name: string;
  /** USD. */
  readonly value: number;
}

/** What all coins together have on each chain, largest first; of the coins that tell it. */
export function supplyByChain(
  coins: readonly Pick<Stablecoin, 'marketCap' | 'chains'>[],
): readonly ChainSupply[] {
  const parts = coins.flatMap(({ marketCap, chains }) =>
    chains.map(({ name, share }) => ({ name, value: (marketCap * share) / 100 })),
  );
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, own]) => ({ name, value: sum(own, ({ value }) => value) }))
    .toSorted((one, other) => other.value - one.value);
}

/** Coins of one colour on each chain, USD: a part of each stacked bar. */
interface ChainStack {
  readonly symbol: string;
  /** In the order of the chains. */
  readonly values: readonly number[];
}

/** The largest coins by name; the others together are 其他. */
const STACKED = 3;

/** The same by chain and coin, of the `most` largest chains; each chain's parts add up to its whole. */
export function supplyStacks(coins: readonly StackedCoin[], most: number) {
  const chains = supplyByChain(coins)
    .filter(({ name }) => name !== '其他')
    .slice(0, most)
    .map(({ name }) => name);
  const told = coins.filter((coin) => coin.chains.length > 0);
  const valuesOf = (own: readonly StackedCoin[]) =>
    chains.map((name) => supplyByChain(own).find((chain) => chain.name === name)?.value ?? 0);
  const named = told.slice(0, STACKED).map((coin) => ({ symbol: coin.symbol, values: valuesOf([coin]) }));
  const rest = told.slice(STACKED);
  const stacks: readonly ChainStack[] =
    rest.length === 0 ? named : [...named, { symbol: '其他', values: valuesOf(rest) }];
  return { chains, stacks };
}

type StackedCoin = Pick<Stablecoin, 'marketCap' | 'chains' | 'symbol'>;
