import type { Board } from './board.ts';
import { holdingBoards } from './holding.ts';
import { moveBoards } from './moves.ts';
import { newcomerBoards } from './newcomers.ts';
import { peopleBoards } from './people.ts';
import { tradeBoards } from './trade.ts';

const table = {
  ...moveBoards,
  ...tradeBoards,
  ...holdingBoards,
  ...newcomerBoards,
  ...peopleBoards,
} as const;

/** A ranking under /hot/, by the name of its page. */
export type BoardName = keyof typeof table;

/** Every ranking: navigation, words, switches, calls, preloads and outlines derive from it. */
export const boards: Readonly<Record<BoardName, Board>> = table;

export const boardNames = Object.keys(table) as readonly BoardName[];

/** The rankings as the navigation groups them, in the order of what readers ask first. */
export const boardGroups: readonly { readonly title: string; readonly boards: readonly BoardName[] }[] = [
  { title: '涨跌', boards: ['hotMax', 'hotRise', 'hotDrop', 'hotConcept'] },
  {
    title: '成交',
    boards: ['hotCurrencies', 'hotVol', 'hotExchanges', 'hotTurnoverRate', 'hotExNum'],
  },
  { title: '持仓', boards: ['hotPosition', 'hotHolder'] },
  { title: '新币', boards: ['hotNewCoin', 'hotIeoNewCoin', 'hotIco'] },
  { title: '社交', boards: ['hotSocial', 'hotGithub', 'hotTwitter', 'hotReddit', 'hotFacebook'] },
];
