import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import type { Column } from '@coinmirror/shared/columns/column.ts';
import { futuresColumns } from '@coinmirror/shared/columns/futuresList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { HOME_TABS, type HomeTab, homeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Link } from '@coinmirror/shared/routes/link.ts';
import { coinListSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { homeSentence } from '@coinmirror/shared/sentences/home.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { type Block, type Fact, tableBlock, tableRows } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress } from '../served.ts';
import { amount } from '../words.ts';

/** A list of some coins (tokens, mineable ones …) in its own columns. */
export const coinsBlocks =
  (columnsOn: (base: ChangeBase) => readonly Column<CoinRow>[], all: Link) =>
  (page: PageAddress, answers: Answers): readonly Block[] | null => {
    const list = answers.entity('coinRank');
    if (list === null) return null;
    const sentence = coinListSentence(
      list.rows.map(({ code, symbol, change24h }) => ({ code, symbol, change: change24h })),
      list.total,
      all,
    );
    return [
      { ...pageHead(page, answers.asOf('coinRank')), sentence },
      { kind: 'table', tables: [tableRows(columnsOn('24H'), list.rows)], belowTools: 'ofCoins' },
    ];
  };

/** A page that is one table of another kind. */
export const listBlocks =
  <Row>(
    call: EndpointName,
    read: (answers: Answers) => { readonly rows: readonly Row[] } | null,
    columnsOf: (rows: readonly Row[]) => readonly Column<Row>[],
    sentenceOf?: (rows: readonly Row[]) => Sentence | null,
  ) =>
  (page: PageAddress, answers: Answers): readonly Block[] | null => {
    const rows = read(answers)?.rows;
    if (rows === undefined) return null;
    const head = { ...pageHead(page, answers.asOf(call)), sentence: sentenceOf?.(rows) };
    return [head, tableBlock(columnsOf(rows), rows)];
  };

/** The ranking of coins on home: the market's facts above it and the tabs of its kinds. */
export function homeBlocks({ params }: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('coinRank');
  const tab = homeTab(params['subPage']);
  if (!list || tab === undefined) return null;
  const columnsOf = tab.more === 'futures' ? futuresColumns : coinColumns;
  return [
    {
      kind: 'head',
      title: tab.title,
      summary: '',
      sentence: todaySentence(answers),
      asOf: answers.asOf('coinRank'),
    },
    todayZone(answers),
    { kind: 'tabs', tabs: HOME_TABS.map((one) => ({ ...homeLink(one), current: one === tab })) },
    tableBlock(columnsOf('24H'), list.rows),
  ];
}

function homeLink({ key, label }: HomeTab) {
  return { label, href: key === '' ? hrefTo('home') : hrefTo('homeSub', { subPage: key }) };
}

function todaySentence(answers: Answers): Sentence | null {
  return homeSentence(
    answers.entity('marketToday') ?? undefined,
    answers.entity('fearGreed') ?? undefined,
    answers.asOf('marketToday'),
  );
}

/** Where the page draws the day: until then what it is about, in words. */
function todayZone(answers: Answers): Block {
  const [volume, value] = marketFacts(answers);
  return { kind: 'facts', as: 'zone', items: [value, volume] };
}

/** What the bars of every page know of the whole market: trade, value, rises and falls, Bitcoin's part. */
export function marketFacts(answers: Answers): readonly [Fact, Fact, Fact, Fact] {
  const market = answers.entity('globalMarket');
  return [
    ['24H成交额', amount(market?.volume24h)],
    ['总市值', amount(market?.marketCap)],
    ['涨跌家数', market ? `${formatCount(market.riseCount)} / ${formatCount(market.fallCount)}` : '--'],
    ['BTC占比', formatShare(market?.btcDominance)],
  ];
}
