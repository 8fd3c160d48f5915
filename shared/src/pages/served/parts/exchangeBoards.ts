import { type ExchangeBoardName, exchangeBoards } from '../../../rankings/exchanges.ts';
import { rankingArgs } from '../../../rankings/ranking.ts';
import { exchangeTabs } from '../../exchangeTabs.ts';
import type { PageCall, Served } from '../served.ts';
import { pageHead } from './head.ts';
import { tablesOf } from './rankings.ts';

/** What the server knows of a board of exchanges; `more` are calls of what the page shows beside its table. */
export function exchangeBoardPage(name: ExchangeBoardName, more: readonly PageCall[] = []): Served {
  const board = exchangeBoards[name];
  return {
    description: board.summary,
    isDataset: true,
    calls: (_params, asked) => [{ name: board.source, params: rankingArgs(board, asked) }, ...more],
    prerender: (page, answers) => {
      const tables = board.withRows((ranking) => tablesOf(ranking, page, answers));
      if (tables.length === 0) return null;
      return [
        pageHead(page, answers.asOf(board.source)),
        { kind: 'tabs', tabs: exchangeTabs(page.name) },
        { kind: 'belowTools', rows: Math.min(2, board.switches.length), blocks: tables },
      ];
    },
  };
}
