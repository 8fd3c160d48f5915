import { formatShare } from '../../../format/percent.ts';
import { formatDate } from '../../../format/time.ts';
import { hrefTo } from '../../../routes/hrefTo.ts';
import { linkTo } from '../../../routes/link.ts';
import { HOME_TABS, homeTab } from '../../homeTabs.ts';
import type { Block } from '../blocks.ts';
import type { Answers, PageAddress } from '../served.ts';
import { FIRST_ROWS } from './coinLists.ts';
import { pageHead } from './head.ts';
import { amount, price } from './words.ts';

/** A list of some coins: tokens, mineable ones … */
export function coinsBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('coinRank');
  return (
    list && [
      pageHead(page, answers.asOf('coinRank')),
      { kind: 'coins', rows: list.rows.slice(0, FIRST_ROWS) },
    ]
  );
}

/** The ranking of coins on home: the market's facts above it and the tabs of its kinds. */
export function homeBlocks({ params }: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('coinRank');
  const tab = homeTab(params['subPage']);
  if (!list || tab === undefined) return null;
  return [
    { kind: 'head', title: tab.title, summary: tab.summary, asOf: answers.asOf('coinRank') },
    marketStrip(answers),
    {
      kind: 'beforeRail',
      blocks: [
        { kind: 'tabs', items: HOME_LINKS, current: HOME_TABS.indexOf(tab) },
        { kind: 'coins', rows: list.rows.slice(0, FIRST_ROWS) },
      ],
    },
  ];
}

const HOME_LINKS = HOME_TABS.map(
  ({ key, label }) => [label, key === '' ? hrefTo('home') : hrefTo('homeSub', { subPage: key })] as const,
);

function marketStrip(answers: Answers): Block {
  const market = answers.entity('globalMarket');
  const mood = answers.entity('fearGreed');
  return {
    kind: 'facts',
    as: 'strip',
    items: [
      ['24H成交额', amount(market?.volume24h)],
      ['总市值', amount(market?.marketCap)],
      ['涨跌家数', market ? `${market.riseCount} / ${market.fallCount}` : '--'],
      ['恐惧贪婪指数', mood ? `${mood.now.value} ${mood.now.label}` : '--'],
      ['BTC占比', formatShare(market?.btcDominance)],
      ['多空情绪', ''],
    ],
  };
}

/** The newest coins, with the day of their listing and their price. */
export function newCoinsBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('newCoins');
  if (!list) return null;
  const rows = list.rows.slice(0, FIRST_ROWS).map((coin) => ({
    link: linkTo('coin', { coinCode: coin.code }),
    name: coin.name,
    note: coin.symbol,
    cells: [coin.listedAt === null ? '--' : formatDate(coin.listedAt), price(coin.price)],
  }));
  return [
    pageHead(page, answers.asOf('newCoins')),
    { kind: 'plainTable', headings: ['上线时间', '现价'], rows },
  ];
}
