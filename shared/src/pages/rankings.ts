import { SALE_SORTS } from '../contract/boards/newcomers.ts';
import type { PageRow } from './page.ts';
import { boardCalls, boardServed } from './serve/boards.ts';
import type { Served } from './served.ts';

/** Rankings under /hot/; what each asks and holds is in `boards/`. */
export const rankingPages = {
  hotConcept: { pattern: '/hot/concept.html', title: '概念榜', layout: 'ranking' },
  hotCurrencies: { pattern: '/hot/currencies.html', title: '币种成交额榜', layout: 'ranking' },
  hotDrop: { pattern: '/hot/drop.html', title: '跌幅榜', layout: 'ranking' },
  hotExchanges: { pattern: '/hot/exchanges.html', title: '交易所成交额榜', layout: 'ranking' },
  hotExNum: { pattern: '/hot/exnum.html', title: '上架交易所数榜', layout: 'ranking' },
  hotFacebook: { pattern: '/hot/facebook.html', title: 'Facebook 榜', layout: 'ranking' },
  hotGithub: { pattern: '/hot/github.html', title: 'GitHub 榜', layout: 'ranking' },
  hotHolder: { pattern: '/hot/holder.html', title: '持币地址榜', layout: 'ranking' },
  hotIco: { pattern: '/hot/ico.html', title: 'ICO 榜', layout: 'ranking' },
  hotIeoNewCoin: { pattern: '/hot/ieonewscoin.html', title: 'IEO 新币榜', layout: 'ranking' },
  hotIeoNewCoinSub: {
    pattern: '/hot/ieonewscoin.html/:subPage',
    title: 'IEO 新币榜',
    layout: 'ranking',
    view: 'hotIeoNewCoin',
    where: { subPage: /^(roi|ath|recent)$/ },
  },
  hotMax: { pattern: '/hot/max.html', title: '涨跌幅榜', layout: 'ranking' },
  hotNewCoin: { pattern: '/hot/newcoin.html', title: '新币榜', layout: 'ranking' },
  hotPosition: { pattern: '/hot/position.html', title: '持仓变动榜', layout: 'ranking' },
  hotReddit: { pattern: '/hot/reddit.html', title: 'Reddit 榜', layout: 'ranking' },
  hotRise: { pattern: '/hot/rise.html', title: '涨幅榜', layout: 'ranking' },
  hotSocial: { pattern: '/hot/social.html', title: '社交热度榜', layout: 'ranking' },
  hotTurnoverRate: { pattern: '/hot/turnoverrate.html', title: '换手率榜', layout: 'ranking' },
  hotTwitter: { pattern: '/hot/twitter.html', title: 'Twitter 榜', layout: 'ranking' },
  hotVol: { pattern: '/hot/vol.html', title: '交易对成交额榜', layout: 'ranking' },
} as const satisfies Record<string, PageRow>;

/** What the server alone knows of them. */
export const rankingServed = {
  hotConcept: boardServed('hotConcept'),
  hotCurrencies: boardServed('hotCurrencies'),
  hotDrop: boardServed('hotDrop'),
  hotExchanges: boardServed('hotExchanges'),
  hotExNum: boardServed('hotExNum'),
  hotFacebook: boardServed('hotFacebook'),
  hotGithub: boardServed('hotGithub'),
  hotHolder: boardServed('hotHolder'),
  hotIco: boardServed('hotIco'),
  hotIeoNewCoin: {
    ...boardServed('hotIeoNewCoin'),
    calls: boardCalls('hotIeoNewCoin', () => ({ sort: 'recent' })),
  },
  hotIeoNewCoinSub: {
    ...boardServed('hotIeoNewCoin'),
    calls: boardCalls('hotIeoNewCoin', ({ subPage }) => ({
      sort: SALE_SORTS.find((one) => one === subPage) ?? 'recent',
    })),
  },
  hotMax: boardServed('hotMax'),
  hotNewCoin: boardServed('hotNewCoin'),
  hotPosition: boardServed('hotPosition'),
  hotReddit: boardServed('hotReddit'),
  hotRise: boardServed('hotRise'),
  hotSocial: boardServed('hotSocial'),
  hotTurnoverRate: boardServed('hotTurnoverRate'),
  hotTwitter: boardServed('hotTwitter'),
  hotVol: boardServed('hotVol'),
} satisfies Record<keyof typeof rankingPages, Served>;
