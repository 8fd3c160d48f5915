import type { PageRow } from './page.ts';

/** Rankings under /hot/; their calls and columns are in `boards/`. */
export const rankingPages = {
  hotConcept: { pattern: '/hot/concept.html', title: '概念榜', view: 'hotMoves', layout: 'ranking' },
  hotCurrencies: {
    pattern: '/hot/currencies.html',
    title: '币种成交额榜',
    view: 'hotTrade',
    layout: 'ranking',
  },
  hotDrop: { pattern: '/hot/drop.html', title: '跌幅榜', view: 'hotMoves', layout: 'ranking' },
  hotExchanges: {
    pattern: '/hot/exchanges.html',
    title: '交易所成交额榜',
    view: 'hotTrade',
    layout: 'ranking',
  },
  hotExNum: { pattern: '/hot/exnum.html', title: '上架交易所数榜', view: 'hotTrade', layout: 'ranking' },
  hotFacebook: {
    pattern: '/hot/facebook.html',
    title: 'Facebook 榜',
    view: 'hotPopularity',
    layout: 'ranking',
  },
  hotGithub: { pattern: '/hot/github.html', title: 'GitHub 榜', view: 'hotPopularity', layout: 'ranking' },
  hotHolder: { pattern: '/hot/holder.html', title: '持币地址榜', view: 'hotHolding', layout: 'ranking' },
  hotIco: { pattern: '/hot/ico.html', title: 'ICO 榜', view: 'hotNewcomers', layout: 'ranking' },
  hotIeoNewCoin: {
    pattern: '/hot/ieonewscoin.html',
    title: 'IEO 新币榜',
    nav: 'IEO 新币',
    layout: 'ranking',
  },
  hotIeoNewCoinSub: {
    pattern: '/hot/ieonewscoin.html/:subPage',
    title: 'IEO 新币榜',
    layout: 'ranking',
    view: 'hotIeoNewCoin',
    where: { subPage: /^(roi|ath|recent)$/ },
  },
  hotMax: { pattern: '/hot/max.html', title: '涨跌幅榜', layout: 'ranking' },
  hotNewCoin: { pattern: '/hot/newcoin.html', title: '新币榜', view: 'hotNewcomers', layout: 'ranking' },
  hotPosition: { pattern: '/hot/position.html', title: '持仓变动榜', view: 'hotHolding', layout: 'ranking' },
  hotReddit: { pattern: '/hot/reddit.html', title: 'Reddit 榜', view: 'hotPopularity', layout: 'ranking' },
  hotRise: { pattern: '/hot/rise.html', title: '涨幅榜', view: 'hotMoves', layout: 'ranking' },
  hotSocial: { pattern: '/hot/social.html', title: '社交热度榜', view: 'hotPopularity', layout: 'ranking' },
  hotTurnoverRate: {
    pattern: '/hot/turnoverrate.html',
    title: '换手率榜',
    view: 'hotTrade',
    layout: 'ranking',
  },
  hotTwitter: { pattern: '/hot/twitter.html', title: 'Twitter 榜', view: 'hotPopularity', layout: 'ranking' },
  hotVol: { pattern: '/hot/vol.html', title: '交易对成交额榜', view: 'hotTrade', layout: 'ranking' },
} as const satisfies Record<string, PageRow>;
