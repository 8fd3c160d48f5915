import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { rankingMenu } from '@coinmirror/shared/rankings/menu.ts';
import {
  choicesOf,
  type RankingOf,
  rankingArgs,
  rankingColumns,
} from '@coinmirror/shared/rankings/ranking.ts';
import { type RankingName, rankings } from '@coinmirror/shared/rankings/rankings.ts';
import type { RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { type Block, type TabLink, type TableRows, tableRows } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress, PathParams, Served } from '../served.ts';
import { switchesWidth } from './switchesWidth.ts';

/** What the server knows of a ranking's page; `own` are parameters of its calls beside its switches, for each of them. */
export function rankingPage(
  name: RankingName,
  own: (params: PathParams) => readonly Readonly<Record<string, unknown>>[] = () => [{}],
): Served {
  const { call, summary } = rankings[name];
  return {
    description: summary,
    isDataset: true,
    calls: (params: PathParams, asked: Asked) =>
      own(params).map((more) => ({
        name: call.name,
        params: { ...rankingArgs(rankings[name], asked), ...more },
      })),
    prerender: (page, answers) => rankingBlocks(name, page, answers),
  };
}

/** The other rankings beside it, its heading, its sentence, its first rows: what rose and what fell are two tables. */
function rankingBlocks(name: RankingName, page: PageAddress, answers: Answers): readonly Block[] | null {
  const { call, withRows } = rankings[name];
  const tables = withRows((ranking) => tablesOf(ranking, page, answers));
  if (tables.length === 0) return null;
  const sentence = withRows((ranking) => sentenceOf(ranking, page, answers));
  const width = withRows((ranking) => widthOf(ranking, page));
  return [
    { kind: 'tabs', label: '排行榜', tabs: menuOf(page.name) },
    { ...pageHead(page, answers.asOf(call.name)), sentence },
    // Two tables have tools of their own.
    { kind: 'table', tables, belowTools: true, ...(tables.length === 1 && { switchesWidth: width }) },
  ];
}

function menuOf(shown: RouteName): readonly TabLink[] {
  return rankingMenu.flatMap(({ title: group, rankings: own }) =>
    own.map(([ranking, label]) => ({ label, href: hrefTo(ranking), current: ranking === shown, group })),
  );
}

function widthOf<Source extends RankingSource>(
  { columns, switches, starred }: RankingOf<Source>,
  { asked }: PageAddress,
): number {
  // Which columns there are does not depend on the time.
  const shown = columns(choicesOf(switches, asked), 0);
  return switchesWidth({
    switches,
    hasMoney: shown.some(({ money }) => money),
    hasStars: starred !== undefined,
  });
}

/** What all its rows say today; absent where a ranking says nothing. */
function sentenceOf<Source extends RankingSource>(
  { call, switches, sentence }: RankingOf<Source>,
  { asked }: PageAddress,
  answers: Answers,
): Sentence | null | undefined {
  const rows = answers.entities(call).flatMap(({ rows: own }) => own);
  return sentence?.(rows, choicesOf(switches, asked));
}

/** The tables of a ranking, in the columns that the address chooses. */
export function tablesOf<Source extends RankingSource>(
  ranking: RankingOf<Source>,
  { asked }: PageAddress,
  answers: Answers,
): readonly TableRows[] {
  const chosen = choicesOf(ranking.switches, asked);
  const asOf = answers.asOf(ranking.call.name) ?? 0;
  return answers
    .entities(ranking.call)
    .map(({ rows }) => tableRows(rankingColumns(ranking, rows, chosen, asOf), rows));
}
