import { type BoardName, boardNames, boards } from '@coinmirror/shared/boards/boards.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { boardTables } from './boardTables.ts';
import { headline } from './parts.ts';

function outlineOf(board: BoardName) {
  return ({ name }: SitePage, data: PageData): readonly Html[] | null => {
    const lists = boardTables(boards[board].source, data);
    if (lists.length === 0) return null;
    const [first] = lists;
    const beside = lists.length > 1 ? [html`<div class="o-halves">${lists}</div>`] : [first ?? html``];
    return [headline(pages[name].title, descriptions[name]), ...beside];
  };
}

/** A ranking's words for every page under /hot/: its heading, its sentence, its first rows. */
export const boardOutlines: Partial<Record<RouteName, ReturnType<typeof outlineOf>>> = {
  ...Object.fromEntries(boardNames.map((name) => [name, outlineOf(name)])),
  hotIeoNewCoinSub: outlineOf('hotIeoNewCoin'),
};
