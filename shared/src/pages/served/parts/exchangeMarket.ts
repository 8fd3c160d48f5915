import type { ExchangeDetail } from '../../../contract/exchange/info.ts';
import { formatCount } from '../../../format/amount.ts';
import { formatShare } from '../../../format/percent.ts';
import { linkTo } from '../../../routes/link.ts';
import { futuresArgs, marketKindOf, pairArgs } from '../../exchangeMarket.ts';
import { summaryOf } from '../../pages.ts';
import { subjectTitle } from '../../subjects.ts';
import type { Block, PlainRow } from '../blocks.ts';
import type { Answers, PageAddress, Served } from '../served.ts';
import { subjectBlocks } from './subject.ts';
import { amount, price } from './words.ts';

/** What an exchange trades: its head, its strip, and the first rows as the address asks for them. */
export const exchangeMarketServed: Served = {
  description: '交易所的现货、杠杆与合约交易对：价格、成交额、占比、深度、资金费率与基差。',
  calls: ({ id = '' }, asked) => [
    { name: 'exchangeInfo', params: { code: id } },
    marketKindOf(asked('kind')) === 'futures'
      ? { name: 'exchangeFutures', params: futuresArgs(id, asked) }
      : { name: 'exchangePairs', params: pairArgs(id, asked) },
  ],
  words: ({ name, description }, answers) => {
    const exchange = answers.entity('exchangeInfo');
    if (!exchange) return null;
    const title = subjectTitle('exchange', exchange.name, { page: name });
    return { title, description: `${exchange.name}：${description}` };
  },
  prerender: (page, answers) => {
    const exchange = answers.entity('exchangeInfo');
    const rows = rowsOf(answers);
    return exchange && rows && [...opening(page, exchange), ...rows];
  },
};

function opening({ name }: PageAddress, exchange: ExchangeDetail): readonly Block[] {
  const head = {
    logo: exchange.logo,
    name: exchange.name,
    symbol: '',
    note: `${exchange.nameEn} NO.${exchange.rank ?? '--'}`,
    price: null,
  };
  const items = [
    ['24H现货额', amount(exchange.volume24h)],
    ['24H合约额', amount(exchange.futuresVolume24h)],
    ['资产储备', amount(exchange.reserve)],
    ['币种 / 交易对', `${formatCount(exchange.coinCount)} / ${formatCount(exchange.pairCount)}`],
  ] as const;
  return [
    ...subjectBlocks('exchange', exchange.code, { page: name }, head, {
      facts: [{ kind: 'facts', as: 'grid', items }],
    }),
    { kind: 'sentence', text: summaryOf(name) },
  ];
}

function rowsOf(answers: Answers): readonly Block[] | null {
  const pairs = answers.entity('exchangePairs');
  if (pairs) {
    const rows = pairs.rows.map((row) => rowOf(row, row.coinName));
    return [{ kind: 'plainTable', headings: HEADINGS, rows }];
  }
  const futures = answers.entity('exchangeFutures');
  const rows = futures?.rows.map((row) => rowOf(row, row.contract));
  return rows ? [{ kind: 'plainTable', headings: HEADINGS, rows }] : null;
}

const HEADINGS = ['价格', '24H涨幅', '24H额', '占比'];

interface Traded {
  readonly coinCode: string;
  readonly pair: string;
  readonly price: number;
  readonly change24h: number | null;
  readonly volume24h: number | null;
  readonly share: number | null;
}

function rowOf(row: Traded, note: string): PlainRow {
  return {
    link: linkTo('coin', { coinCode: row.coinCode }),
    name: row.pair,
    note,
    cells: [price(row.price), { change: row.change24h }, amount(row.volume24h), formatShare(row.share)],
  };
}
