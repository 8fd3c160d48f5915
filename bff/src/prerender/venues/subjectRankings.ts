import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { choicesOf, type Ranking, type RankingOf, rankingArgs } from '@coinmirror/shared/rankings/ranking.ts';
import type { RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { TabLink } from '../blocks.ts';
import { tablesOf } from '../coins/rankingBlocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageCall, Served } from '../served.ts';

interface RankingPage {
  readonly ranking: Ranking;
  /** The strip above it, as a page shows it. */
  readonly tabs: (shown: RouteName) => readonly TabLink[];
  /** Calls of what the page shows beside its table. */
  readonly more?: readonly PageCall[];
}

/** What the ranking says of its rows; undefined where it says nothing. */
function sentenceOf<Source extends RankingSource>(
  { call, switches, sentence }: RankingOf<Source>,
  { asked }: PageAddress,
  answers: Answers,
): Sentence | null | undefined {
  if (sentence === undefined) return undefined;
  const [first] = answers.entities(call);
  return first ? sentence(first.rows, choicesOf(switches, asked)) : null;
}

/** What the server knows of a ranking that stands under a strip of its like: exchanges, wallets. */
export function rankingPage({ ranking, tabs, more = [] }: RankingPage): Served {
  return {
    description: ranking.summary,
    isDataset: true,
    calls: (_params, asked) => [{ name: ranking.call.name, params: rankingArgs(ranking, asked) }, ...more],
    prerender: (page, answers) => {
      const tables = ranking.withRows((table) => tablesOf(table, page, answers));
      if (tables.length === 0) return null;
      return [
        {
          ...pageHead(page, answers.asOf(ranking.call.name)),
          sentence: ranking.withRows((table) => sentenceOf(table, page, answers)),
        },
        { kind: 'tabs', tabs: tabs(page.name) },
        { kind: 'table', tables, belowTools: true },
      ];
    },
  };
}
