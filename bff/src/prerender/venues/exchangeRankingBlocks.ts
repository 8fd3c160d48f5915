import { exchangeTabs } from '@coinmirror/shared/pages/exchangeTabs.ts';
import { type ExchangeRankingName, exchangeRankings } from '@coinmirror/shared/rankings/exchanges.ts';
import type { PageCall, Served } from '../served.ts';
import { rankingPage } from './subjectRankings.ts';

/** What the server knows of a ranking of exchanges; `more` are calls of what the page shows beside its table. */
export function exchangeRankingPage(name: ExchangeRankingName, more: readonly PageCall[] = []): Served {
  return rankingPage({ ranking: exchangeRankings[name], tabs: exchangeTabs, more });
}
