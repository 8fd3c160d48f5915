import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { rankingMenu } from '@coinmirror/shared/rankings/menu.ts';
import {
  choicesOf,
  type RankingOf,
  rankingArgs,
  rankingColumns,
} from '@coinmirror/shared/rankings/ranking.ts';
import { type RankingName, rankings } from '@coinmirror/shared/rankings/rankings.ts';
import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Block, tableBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress, PathParams, Served } from '../served.ts';

/** What the server knows of a ranking's page; `own` are parameters of its calls beside its switches, for each of them. */
export function rankingPage(
  name: RankingName,
  own: (params: PathParams) => readonly Readonly<Record<string, unknown>>[] = () => [{}],
): Served {
  const { source, summary } = rankings[name];
  return {
    description: summary,
    isDataset: true,
    calls: (params: PathParams, asked: Asked) =>
      own(params).map((more) => ({
        name: source,
        params: { ...rankingArgs(rankings[name], asked), ...more },
      })),
    prerender: (page, answers) => rankingBlocks(name, page, answers),
  };
}

/** The other rankings beside it, its heading, its sentence, its first rows: what rose and what fell are two tables. */
function rankingBlocks(name: RankingName, page: PageAddress, answers: Answers): readonly Block[] | null {
  const { source, switches, withRows } = rankings[name];
  const tables = withRows((ranking) => tablesOf(ranking, page, answers));
  if (tables.length === 0) return null;
  return [
    {
      kind: 'besideMenu',
      label: '排行榜',
      groups: rankingMenu.map((group) => ({
        title: group.title,
        tabs: group.rankings.map(([ranking, label]) => menuLink(ranking, label, page.name)),
      })),
      blocks: [
        pageHead(page, answers.asOf(source)),
        { kind: 'belowTools', rows: switches.length, blocks: tables },
      ],
    },
  ];
}

function menuLink(ranking: RankingName, label: string, shown: RouteName) {
  return { label, href: hrefTo(ranking), current: ranking === shown };
}

/** Every list that a page's calls brought under one name. */
const listsOf: {
  readonly [Source in RankingSource]: (
    answers: Answers,
  ) => readonly { readonly rows: readonly RankingRows[Source][] }[];
} = {
  maxChange: (answers) => answers.entities('maxChange'),
  conceptRank: (answers) => answers.entities('conceptRank'),
  volumeRank: (answers) => answers.entities('volumeRank'),
  pairRank: (answers) => answers.entities('pairRank'),
  exchangeVolumeRank: (answers) => answers.entities('exchangeVolumeRank'),
  turnoverRank: (answers) => answers.entities('turnoverRank'),
  listingRank: (answers) => answers.entities('listingRank'),
  largePosition: (answers) => answers.entities('largePosition'),
  addressRank: (answers) => answers.entities('addressRank'),
  newCoinRank: (answers) => answers.entities('newCoinRank'),
  saleRank: (answers) => answers.entities('saleRank'),
  socialRank: (answers) => answers.entities('socialRank'),
  projectRank: (answers) => answers.entities('projectRank'),
  exchangeRank: (answers) => answers.entities('exchangeRank'),
  exchangeGrades: (answers) => answers.entities('exchangeGrades'),
  futuresVenues: (answers) => answers.entities('futuresVenues'),
  dexes: (answers) => answers.entities('dexes'),
  otcQuotes: (answers) => answers.entities('otcQuotes'),
  wallets: (answers) => answers.entities('wallets'),
  dapps: (answers) => answers.entities('dapps'),
};

/** The tables of a ranking, in the columns that the address chooses. */
export function tablesOf<Source extends RankingSource>(
  ranking: RankingOf<Source>,
  { asked }: PageAddress,
  answers: Answers,
): readonly Block[] {
  const chosen = choicesOf(ranking.switches, asked);
  const asOf = answers.asOf(ranking.source) ?? 0;
  return listsOf[ranking.source](answers).map(({ rows }) =>
    tableBlock(rankingColumns(ranking, rows, chosen, asOf), rows),
  );
}
