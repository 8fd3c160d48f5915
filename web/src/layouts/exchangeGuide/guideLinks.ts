import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { SideNavGroup } from '../sideNav/SideNav.tsx';

export const guideGroups: readonly SideNavGroup[] = [
  {
    title: '评级',
    links: [
      { title: '评级说明', href: hrefTo('exchangeGradeGuide') },
      { title: '评级榜', href: hrefTo('exchangeRanking') },
    ],
  },
  {
    title: '挑选',
    links: [
      { title: '全部交易所', href: hrefTo('exchangeList') },
      { title: '热门交易所', href: hrefTo('exchangeRankingHot') },
      { title: '申请收录', href: hrefTo('submitExchange') },
      { title: '申请说明', href: hrefTo('applyGuide') },
    ],
  },
];
