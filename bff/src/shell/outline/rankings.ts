import { rankingMenu } from '@coinmirror/shared/rankings/menu.ts';
import { choicesOf, type RankingOf, rankingColumns } from '@coinmirror/shared/rankings/ranking.ts';
import { type RankingName, rankingNames, rankings } from '@coinmirror/shared/rankings/rankings.ts';
import type { RankingRows, RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, headline } from './parts.ts';
import { tableOf } from './table.ts';

type Lists<Row> = readonly { readonly rows: readonly Row[] }[];

/** Every list that a page's calls brought under one name: what rose and what fell are two. */
const listsOf: { readonly [Source in RankingSource]: (data: PageData) => Lists<RankingRows[Source]> } = {
  maxChange: (data) => data.entities('maxChange'),
  conceptRank: (data) => data.entities('conceptRank'),
  volumeRank: (data) => data.entities('volumeRank'),
  pairRank: (data) => data.entities('pairRank'),
  exchangeVolumeRank: (data) => data.entities('exchangeVolumeRank'),
  turnoverRank: (data) => data.entities('turnoverRank'),
  listingRank: (data) => data.entities('listingRank'),
  largePosition: (data) => data.entities('largePosition'),
  addressRank: (data) => data.entities('addressRank'),
  newCoinRank: (data) => data.entities('newCoinRank'),
  saleRank: (data) => data.entities('saleRank'),
  socialRank: (data) => data.entities('socialRank'),
  projectRank: (data) => data.entities('projectRank'),
};

/** The tables of a ranking, one for each list its page asked for, in the columns that the address chooses. */
function tablesOf<Source extends RankingSource>(
  ranking: RankingOf<Source>,
  { query }: SitePage,
  data: PageData,
): readonly Html[] {
  const chosen = choicesOf(ranking.switches, (key) => query.get(key));
  const asOf = asOfCall(data, ranking.source) ?? 0;
  return listsOf[ranking.source](data).map(({ rows }) =>
    tableOf(rankingColumns(ranking, rows, chosen, asOf), rows),
  );
}

/** A ranking's words for its page under /hot/: the other rankings, its heading, its sentence, its first rows. */
function outlineOf(name: RankingName) {
  return (page: SitePage, data: PageData): readonly Html[] | null => {
    const { source, summary, switches, withRows } = rankings[name];
    const lists = withRows((ranking) => tablesOf(ranking, page, data));
    if (lists.length === 0) return null;
    const tables = lists.length > 1 ? html`<div class="o-halves">${lists}</div>` : html`${lists}`;
    const head = headline(pages[page.name].title, summary, asOfCall(data, source));
    // The place of the tools is as high as there are switches.
    const body = html`<div class="o-tools-${switches.length}">${tables}</div>`;
    return [html`<div class="o-columns-side">${links(page.name)}<div>${head}${body}</div></div>`];
  };
}

/** All rankings, where the page has them: at its left, or above it in one line. */
function links(shown: RouteName): Html {
  const groups = rankingMenu.map((group) => {
    const items = group.rankings.map(([name, label]) => {
      const current = name === shown ? html` aria-current="page"` : html``;
      return html`<a href="${hrefTo(name)}"${current}>${label}</a>`;
    });
    return html`<section><h2>${group.title}</h2>${items}</section>`;
  });
  return html`<nav class="o-side" aria-label="排行榜">${groups}</nav>`;
}

/** The words of every page under /hot/. */
export const rankingOutlines: Partial<Record<RouteName, ReturnType<typeof outlineOf>>> = {
  ...Object.fromEntries(rankingNames.map((name) => [name, outlineOf(name)])),
  hotIeoNewCoinSub: outlineOf('hotIeoNewCoin'),
};
