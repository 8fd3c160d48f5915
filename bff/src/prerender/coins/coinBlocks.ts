import { factText, meaningful } from '@coinmirror/shared/columns/coinFact.ts';
import { coinFacts } from '@coinmirror/shared/columns/coinFacts.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { subjectContents } from '@coinmirror/shared/pages/subjectContents.ts';
import { type SubjectPlace, subjectTitle } from '@coinmirror/shared/pages/subjects.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { coinMoveSentence } from '@coinmirror/shared/sentences/coinMove.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Block, Fact } from '../blocks.ts';
import type { Answers, Asked, PageAddress, PageCall, PathParams, Served } from '../served.ts';
import { subjectBlocks } from '../subject.ts';
import { price } from '../words.ts';

/** The coin's own page: its title, its figures and its description. */
export function coinOverview(description: string): Served {
  return {
    description,
    ignoresQuery: true,
    isDataset: true,
    calls: ({ coinCode = '' }, asked) => [
      ...coinCalls({ coinCode }),
      ...(contentOf(asked) === null
        ? [
            { name: 'coinCharts', params: CALL_ARGS.coinCharts(coinCode) } as const,
            { name: 'coinMove', params: { coincode: coinCode } } as const,
          ]
        : []),
    ],
    words: (page, answers) => {
      const coin = answers.entity('coinInfo');
      return coin && { title: titleOf(coin, page), description: coinDescription(coin) };
    },
    prerender: overviewBlocks,
    listed: {
      part: 'coins',
      call: { name: 'coinDirectory', params: {} },
      params: (answers) =>
        (answers.entity('coinDirectory') ?? [])
          .filter(({ kind }) => kind === 'coin')
          .map(({ code }) => ({ coinCode: code })),
    },
  };
}

/** What a tab shows of its own under the head: its call, and the first rows of it. */
export interface CoinTabRows {
  readonly call: (params: PathParams) => PageCall;
  readonly blocks: (page: PageAddress, answers: Answers, coin: CoinDetail) => readonly Block[];
  /** What the rows say, in place of the page's summary; null where they say nothing. */
  readonly sentence?: (page: PageAddress, answers: Answers) => Sentence | null;
}

/** A tab of a coin with an address of its own: who it is, what it costs, which side of it, its first rows. */
export function coinTab(
  name: RouteName,
  {
    description = summaryOf(name),
    rows,
  }: { readonly description?: string; readonly rows?: CoinTabRows } = {},
): Served {
  return {
    description,
    ignoresQuery: true,
    calls: (params) => [...coinCalls(params), ...(rows && params['coinCode'] ? [rows.call(params)] : [])],
    words: (page, answers) => {
      const coin = answers.entity('coinInfo');
      return coin && { title: titleOf(coin, page), description: `${coinTitle(coin)}：${description}` };
    },
    prerender: (page, answers) => {
      const coin = answers.entity('coinInfo');
      return (
        coin && [
          ...openingBlocks(page, coin, answers),
          leadOf(rows?.sentence?.(page, answers) ?? null, summaryOf(name)),
          ...(rows?.blocks(page, answers, coin) ?? []),
        ]
      );
    },
  };
}

function leadOf(sentence: Sentence | null, summary: string): Block {
  return sentence === null ? { kind: 'sentence', text: summary } : { kind: 'computed', sentence };
}

function titleOf(coin: CoinDetail, page: PageAddress): string {
  return subjectTitle('coin', coinTitle(coin), placeOf(page));
}

/** What of a coin's first page an address asks for; null is its 概况. */
function contentOf(asked: Asked): string | null {
  return subjectContents.coin.find(({ key }) => key === asked('tab'))?.key ?? null;
}

function placeOf({ name, asked }: PageAddress): SubjectPlace {
  return { page: name, content: name === 'coin' ? contentOf(asked) : null };
}

/** Without a coin the page is a list to choose from. */
function coinCalls({ coinCode }: PathParams): readonly PageCall[] {
  return coinCode ? [{ name: 'coinInfo', params: { code: coinCode } }] : [];
}

/** `比特币 BTC 最新价格 $86,000，24 小时 +1.20%，市值排名第 1。…` */
function coinDescription(coin: CoinDetail): string {
  const quote = `${price(coin.quote.price)}，24 小时 ${formatPercent(coin.quote.change24h)}`;
  const rank = coin.rank === null ? '' : `，市值排名第 ${coin.rank}`;
  return `${coinTitle(coin)} 最新价格 ${quote}${rank}。实时行情、走势图、流通市值、成交额、换手率与项目资料。`;
}

/** Named behind the rank, as in the page. */
const SECTORS = 2;

/** The way to the page, who the coin is, what it costs, the strip of its pages. */
function openingBlocks(page: PageAddress, coin: CoinDetail, answers: Answers): readonly Block[] {
  const { quote } = coin;
  const rates = answers.entity('currencyRates') ?? {};
  const rank = coin.rank === null ? '未排名' : `第 ${coin.rank}`;
  const sectors = coin.concepts.slice(0, SECTORS).map(({ name }) => name);
  const head = {
    logo: coin.logo,
    name: coin.name,
    symbol: coin.symbol,
    note: [rank, ...sectors].join('　'),
    price: {
      usd: price(quote.price),
      otherUnit: formatMoney(quote.price, { unit: 'cny', rates, kind: 'price' }),
      change: quote.change24h,
    },
  };
  const without = coin.markets.hasLongShort ? [] : (['coinLongShort'] as const);
  return subjectBlocks('coin', coin.code, placeOf(page), head, { without });
}

/** What it is, what it costs, the facts beside the place of the chart, when they were true, the description. */
function overviewBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const coin = answers.entity('coinInfo');
  if (!coin) return null;
  const opening = openingBlocks(page, coin, answers);
  if (contentOf(page.asked) !== null) return opening;
  return [
    ...withSentence(opening, answers),
    {
      kind: 'facts',
      as: 'beside',
      items: coinFactWords(coin),
    },
    { kind: 'sentence', text: '价格按各交易所的成交额加权', asOf: answers.asOf('coinInfo') },
    { kind: 'text', text: coin.description },
  ];
}

/** Under the coin's name why it moved today, as the page's own block says. */
function withSentence(blocks: readonly Block[], answers: Answers): readonly Block[] {
  const move = answers.entity('coinMove');
  const sentence = move && coinMoveSentence(move, { withDay: false });
  return blocks.map((block) => (block.kind === 'head' && sentence ? { ...block, sentence } : block));
}

/** The page's own, in its order. */
function coinFactWords(coin: CoinDetail): readonly Fact[] {
  return meaningful(coinFacts, coin, '24H').map((one) => [one.column.label, factText(one, coin, IN_USD)]);
}

/** Before the visitor's unit is known. */
const IN_USD = { unit: 'usd', rates: {} } as const;
