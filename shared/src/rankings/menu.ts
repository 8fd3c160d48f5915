import type { RankingName } from './rankings.ts';

/** A group of rankings in the navigation beside them. */
interface MenuGroup {
  readonly title: string;
  readonly rankings: readonly (readonly [name: RankingName, label: string])[];
}

/**
 * The rankings as the navigation groups and calls them, in the order of what readers ask first. Apart from their
 * definitions, so that a page does not load the columns of all of them for the sake of their names.
 */
export const rankingMenu: readonly MenuGroup[] = [
  {
    title: '涨跌',
    rankings: [
      ['hotMax', '涨跌幅榜'],
      ['hotRise', '涨幅榜'],
      ['hotDrop', '跌幅榜'],
      ['hotConcept', '概念榜'],
    ],
  },
  {
    title: '成交',
    rankings: [
      ['hotCurrencies', '币种成交额'],
      ['hotVol', '交易对成交额'],
      ['hotExchanges', '交易所成交额'],
      ['hotTurnoverRate', '换手率'],
      ['hotExNum', '上架交易所数'],
    ],
  },
  {
    title: '持仓',
    rankings: [
      ['hotPosition', '大额持仓'],
      ['hotHolder', '持币地址'],
    ],
  },
  {
    title: '新币',
    rankings: [
      ['hotNewCoin', '新币榜'],
      ['hotIeoNewCoin', 'IEO 新币'],
      ['hotIco', 'ICO'],
    ],
  },
  {
    title: '社交',
    rankings: [
      ['hotSocial', '社交总榜'],
      ['hotGithub', 'GitHub'],
      ['hotTwitter', 'Twitter'],
      ['hotReddit', 'Reddit'],
      ['hotFacebook', 'Facebook'],
    ],
  },
];
