import type { Column } from '../columns/column.ts';
import { futuresFacts } from '../columns/dashboards/futures.ts';
import type { FuturesOverview } from '../contract/dashboards/futures.ts';
import {
  basisSentence,
  fundingSentence,
  liquidationSentence,
  openInterestSentence,
} from '../sentences/futures.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** The tabs of the futures market, the first without a parameter; `facts` are the two that a phone shows on each. */
export const FUTURES_TABS = [
  { key: 'interest', label: '持仓', facts: ['oi', 'volume'] },
  { key: 'funding', label: '资金费率', facts: ['BTC', 'ETH'] },
  { key: 'forced', label: '爆仓', facts: ['long', 'short'] },
  { key: 'longshort', label: '多空比与大户', facts: ['oi', 'BTC'] },
  { key: 'basis', label: '基差', facts: ['volume', 'BTC'] },
] as const;

export type FuturesTab = (typeof FUTURES_TABS)[number];

/** What today is like on each tab; the answer does not have the accounts of 多空比. */
const SENTENCES: Readonly<
  Record<FuturesTab['key'], (value: FuturesOverview, now: number) => Sentence | null>
> = {
  interest: openInterestSentence,
  funding: fundingSentence,
  forced: liquidationSentence,
  longshort: () => null,
  basis: basisSentence,
};

/** What today is like on a tab; `now` epoch ms. */
export function futuresSentence({ key }: FuturesTab, value: FuturesOverview, now: number): Sentence | null {
  return SENTENCES[key](value, now);
}

/** The tab of an address; the first for an unknown one. */
export function futuresTab(asked: string | null | undefined): FuturesTab {
  return FUTURES_TABS.find(({ key }) => key === asked) ?? FUTURES_TABS[0];
}

/** The facts of the whole market: all on a wide screen, on a phone the two that belong to the tab. */
export function futuresTabFacts({ facts }: FuturesTab): readonly Column<FuturesOverview>[] {
  const onPhone: readonly string[] = facts;
  return futuresFacts.map((fact) => (onPhone.includes(fact.id) ? fact : { ...fact, phone: 'hidden' }));
}
