import type { ExchangeDetail } from '../../../contract/exchange/info.ts';
import { formatCount } from '../../../format/amount.ts';
import { futuresArgs, marketKindOf, pairArgs } from '../../exchangeMarket.ts';
import type { PageRow } from '../../page.ts';
import { subjectTitle, subjectWord } from '../../subjects.ts';
import type { Block } from '../blocks.ts';
import type { Asked, PageAddress, PageCall, PathParams, Served } from '../served.ts';
import { subjectStrip } from './subject.ts';
import { amount } from './words.ts';

/** A tab of an exchange: who it is, what it trades in a day, which side of it. `more` are the calls of its content. */
export function exchangeTab(
  { summary = '' }: PageRow,
  more: (id: string, asked: Asked) => readonly PageCall[] = () => [],
): Served {
  return {
    description: summary,
    ignoresQuery: true,
    calls: ({ id = '' }: PathParams, asked) => [
      { name: 'exchangeInfo', params: { code: id } },
      ...more(id, asked),
    ],
    words: ({ name: page }, answers) => {
      const exchange = answers.entity('exchangeInfo');
      if (!exchange) return null;
      return {
        title: subjectTitle('exchange', exchange.name, { page }),
        description: `${exchange.name}：${summary}`,
      };
    },
    prerender: (page, answers) => {
      const exchange = answers.entity('exchangeInfo');
      return (
        exchange && [
          ...exchangeHead(exchange, page),
          { kind: 'sentence', text: summary, asOf: answers.asOf('exchangeInfo') },
        ]
      );
    },
  };
}

/** What an exchange trades, in the state its address asks for: the same arguments as the page's own. */
export function marketCalls(id: string, asked: Asked): readonly PageCall[] {
  return marketKindOf(asked('kind')) === 'futures'
    ? [{ name: 'exchangeFutures', params: futuresArgs(id, asked) }]
    : [{ name: 'exchangePairs', params: pairArgs(id, asked) }];
}

function exchangeHead(exchange: ExchangeDetail, { name: page }: PageAddress): readonly Block[] {
  return [
    {
      kind: 'subject',
      logo: exchange.logo,
      name: exchange.name,
      symbol: '',
      word: subjectWord('exchange', { page }) ?? '',
      note: `${formatCount(exchange.coinCount)} 个币种，${formatCount(exchange.pairCount)} 个现货交易对`,
      figure: amount(exchange.volume24h),
      figureNote: '现货24H额',
      change: exchange.volumeChange24h,
    },
    subjectStrip('exchange', exchange.code, page),
  ];
}
