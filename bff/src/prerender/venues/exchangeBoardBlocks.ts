import { exchangeTabs } from '@coinmirror/shared/pages/exchangeTabs.ts';
import { type ExchangeBoardName, exchangeBoards } from '@coinmirror/shared/rankings/exchanges.ts';
import type { PageCall, Served } from '../served.ts';
import { boardPage } from './subjectRankings.ts';

/** What the server knows of a board of exchanges; `more` are calls of what the page shows beside its table. */
export function exchangeBoardPage(name: ExchangeBoardName, more: readonly PageCall[] = []): Served {
  return boardPage({ board: exchangeBoards[name], tabs: exchangeTabs, more });
}
