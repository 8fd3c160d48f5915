import { rankingMenu } from '@coinmirror/shared/rankings/menu.ts';
import { type RankingName, rankingNames, rankings } from '@coinmirror/shared/rankings/rankings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, headline } from './parts.ts';
import { rankingTables } from './rankingTables.ts';

function outlineOf(ranking: RankingName) {
  return ({ name }: SitePage, data: PageData): readonly Html[] | null => {
    const { source, summary, switches } = rankings[ranking];
    const lists = rankingTables(source, data);
    if (lists.length === 0) return null;
    const tables = lists.length > 1 ? html`<div class="o-halves">${lists}</div>` : html`${lists}`;
    const head = headline(pages[name].title, summary, asOfCall(data, source));
    // The place of the tools is as high as there are switches.
    const body = html`<div class="o-tools-${switches.length}">${tables}</div>`;
    return [html`<div class="o-columns-side">${links(name)}<div>${head}${body}</div></div>`];
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

/** A ranking's words for every page under /hot/: its heading, its sentence, its first rows. */
export const rankingOutlines: Partial<Record<RouteName, ReturnType<typeof outlineOf>>> = {
  ...Object.fromEntries(rankingNames.map((name) => [name, outlineOf(name)])),
  hotIeoNewCoinSub: outlineOf('hotIeoNewCoin'),
};
