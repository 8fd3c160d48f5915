import { type BoardName, boardGroups, boardNames, boards } from '@coinmirror/shared/boards/boards.ts';
import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { boardTables } from './boardTables.ts';
import { headline } from './parts.ts';

function outlineOf(board: BoardName) {
  return ({ name }: SitePage, data: PageData): readonly Html[] | null => {
    const { source, summary, switches } = boards[board];
    const lists = boardTables(source, data);
    if (lists.length === 0) return null;
    const tables = lists.length > 1 ? html`<div class="o-halves">${lists}</div>` : html`${lists}`;
    const head = headline(pages[name].title, summary, data.asOf(source));
    // The place of the tools is as high as there are switches.
    const body = html`<div class="o-tools-${switches.length}">${tables}</div>`;
    return [html`<div class="o-columns-side">${links(name)}<div>${head}${body}</div></div>`];
  };
}

/** All rankings, where the page has them: at its left, or above it in one line. */
function links(shown: RouteName): Html {
  const groups = boardGroups.map(({ title, boards: names }) => {
    const items = names.map((name) => {
      const current = name === shown ? html` aria-current="page"` : html``;
      return html`<a href="${hrefTo(name)}"${current}>${boards[name].nav}</a>`;
    });
    return html`<section><h2>${title}</h2>${items}</section>`;
  });
  return html`<nav class="o-side" aria-label="排行榜">${groups}</nav>`;
}

/** A ranking's words for every page under /hot/: its heading, its sentence, its first rows. */
export const boardOutlines: Partial<Record<RouteName, ReturnType<typeof outlineOf>>> = {
  ...Object.fromEntries(boardNames.map((name) => [name, outlineOf(name)])),
  hotIeoNewCoinSub: outlineOf('hotIeoNewCoin'),
};
