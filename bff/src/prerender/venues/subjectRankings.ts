import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { type Ranking, rankingArgs } from '@coinmirror/shared/rankings/ranking.ts';
import type { TabLink } from '../blocks.ts';
import { tablesOf } from '../coins/rankingBlocks.ts';
import { pageHead } from '../head.ts';
import type { PageCall, Served } from '../served.ts';

interface Board {
  readonly board: Ranking;
  /** The strip above it, as a page shows it. */
  readonly tabs: (shown: RouteName) => readonly TabLink[];
  /** Calls of what the page shows beside its table. */
  readonly more?: readonly PageCall[];
}

/** What the server knows of a ranking that stands under a strip of its like: exchanges, wallets. */
export function boardPage({ board, tabs, more = [] }: Board): Served {
  return {
    description: board.summary,
    isDataset: true,
    calls: (_params, asked) => [{ name: board.call.name, params: rankingArgs(board, asked) }, ...more],
    prerender: (page, answers) => {
      const tables = board.withRows((ranking) => tablesOf(ranking, page, answers));
      if (tables.length === 0) return null;
      return [
        pageHead(page, answers.asOf(board.call.name)),
        { kind: 'tabs', tabs: tabs(page.name) },
        { kind: 'belowTools', rows: Math.min(2, board.switches.length), blocks: tables },
      ];
    },
  };
}
