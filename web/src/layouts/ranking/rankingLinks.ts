import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { SideNavGroup } from '../sideNav/SideNav.tsx';

/** Every board of the rankings, in the order of what readers ask first. */
export const rankingGroups: readonly SideNavGroup[] = [
  {
    title: '涨跌',
    links: [
      { title: '涨跌幅榜', href: hrefTo('hotMax') },
      { title: '涨幅榜', href: hrefTo('hotRise') },
      { title: '跌幅榜', href: hrefTo('hotDrop') },
      { title: '概念榜', href: hrefTo('hotConcept') },
    ],
  },
  {
    title: '成交',
    links: [
      { title: '币种成交额', href: hrefTo('hotCurrencies') },
      { title: '交易对成交额', href: hrefTo('hotVol') },
      { title: '交易所成交额', href: hrefTo('hotExchanges') },
      { title: '换手率', href: hrefTo('hotTurnoverRate') },
      { title: '上架交易所数', href: hrefTo('hotExNum') },
    ],
  },
  {
    title: '持仓',
    links: [
      { title: '大额持仓', href: hrefTo('hotPosition') },
      { title: '持币地址', href: hrefTo('hotHolder') },
    ],
  },
  {
    title: '新币',
    links: [
      { title: '新币榜', href: hrefTo('hotNewCoin') },
      { title: 'IEO 新币', href: hrefTo('hotIeoNewCoin') },
      { title: 'ICO', href: hrefTo('hotIco') },
    ],
  },
  {
    title: '社交',
    links: [
      { title: '社交总榜', href: hrefTo('hotSocial') },
      { title: 'GitHub', href: hrefTo('hotGithub') },
      { title: 'Twitter', href: hrefTo('hotTwitter') },
      { title: 'Reddit', href: hrefTo('hotReddit') },
      { title: 'Facebook', href: hrefTo('hotFacebook') },
    ],
  },
];
