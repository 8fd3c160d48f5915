import { describe, expect, test } from 'vitest';
import type { Question } from '../../question/question.ts';
import { readWire } from '../../testing/readWire.ts';
import { binanceContractTickers, binanceFunding } from '../binance/contracts.ts';
import { binanceTickers } from '../binance/tickers.ts';
import { bitgetContracts } from '../bitget/contracts.ts';
import { bitgetTickers } from '../bitget/tickers.ts';
import { bybitContracts } from '../bybit/contracts.ts';
import { bybitTickers } from '../bybit/tickers.ts';
import { coinbaseTickers } from '../coinbase/tickers.ts';
import { gateioContractTickers } from '../gateio/contracts.ts';
import { gateioTickers } from '../gateio/tickers.ts';
import { okxContractTickers } from '../okx/contracts.ts';
import { okxTickers } from '../okx/tickers.ts';
import { upbitTickers } from '../upbit/tickers.ts';

const AT = 1_773_115_200_000;

/** Of each venue: the envelope, a row that trades, and its field of the last price. */
const REPORTED: readonly (readonly [
  string,
  Question<readonly object[]>,
  (rows: unknown[]) => unknown,
  object,
  string,
])[] = [
  [
    'Binance',
    binanceTickers,
    (rows) => rows,
    {
      symbol: 'A',
      lastPrice: '2',
      openPrice: '2',
      highPrice: '2',
      lowPrice: '2',
      bidPrice: '2',
      askPrice: '2',
      volume: '1',
      quoteVolume: '2',
      closeTime: AT,
    },
    'lastPrice',
  ],
  [
    'OKX',
    okxTickers,
    (data) => ({ code: '0', data }),
    {
      instId: 'A-B',
      last: '2',
      open24h: '',
      high24h: '',
      low24h: '',
      vol24h: '1',
      volCcy24h: '2',
      ts: `${AT}`,
    },
    'last',
  ],
  [
    'Bybit',
    bybitTickers,
    (list) => ({ retCode: 0, result: { list }, time: AT }),
    {
      symbol: 'A',
      lastPrice: '2',
      prevPrice24h: '',
      highPrice24h: '',
      lowPrice24h: '',
      volume24h: '1',
      turnover24h: '2',
    },
    'lastPrice',
  ],
  [
    'Gate',
    gateioTickers,
    (rows) => rows,
    { currency_pair: 'A_B', last: '2', base_volume: '1', quote_volume: '2' },
    'last',
  ],
  [
    'Bitget',
    bitgetTickers,
    (data) => ({ code: '00000', data }),
    { symbol: 'A', lastPr: '2', baseVolume: '1', quoteVolume: '2', ts: `${AT}` },
    'lastPr',
  ],
  [
    'Coinbase',
    coinbaseTickers,
    // A product counts once by its name.
    (products) => ({
      products: products.map((product, at) => Object.assign({ product_id: `C${at}-B` }, product)),
    }),
    {
      price: '2',
      volume_24h: '1',
      product_type: 'SPOT',
      status: 'online',
      is_disabled: false,
      trading_disabled: false,
    },
    'price',
  ],
  [
    'Upbit',
    upbitTickers,
    (rows) => rows,
    {
      market: 'A-B',
      trade_price: 2,
      opening_price: 2,
      acc_trade_volume_24h: 1,
      acc_trade_price_24h: 2,
      trade_timestamp: AT,
    },
    'trade_price',
  ],
  [
    'contracts of Binance',
    binanceContractTickers,
    (rows) => rows,
    { symbol: 'A', lastPrice: '2', quoteVolume: '2', closeTime: AT },
    'lastPrice',
  ],
  [
    'funding of Binance',
    binanceFunding,
    (rows) => rows,
    { symbol: 'A', markPrice: '2', time: AT },
    'markPrice',
  ],
  [
    'contracts of OKX',
    okxContractTickers,
    (data) => ({ code: '0', data }),
    { instId: 'A', last: '2', ts: `${AT}` },
    'last',
  ],
  [
    'contracts of Bybit',
    bybitContracts,
    (list) => ({ retCode: 0, result: { list }, time: AT }),
    { symbol: 'A', lastPrice: '2' },
    'lastPrice',
  ],
  ['contracts of Gate', gateioContractTickers, (rows) => rows, { contract: 'A', last: '2' }, 'last'],
  [
    'contracts of Bitget',
    bitgetContracts,
    (data) => ({ code: '00000', data }),
    { symbol: 'A', lastPr: '2', ts: `${AT}` },
    'lastPr',
  ],
];

describe('what has never traded is not listed, and refuses nothing', () => {
  test.each(REPORTED)('%s', (_venue, question, envelope, row, field) => {
    const quiet = ['', '0', '0.00', null].map((last) => ({ ...row, [field]: last }));
    const many = Array.from({ length: 127 }, () => ({ ...row, [field]: '' }));
    expect(readWire(question, envelope([row, ...quiet, ...many]))).toHaveLength(1);
    expect(readWire(question, envelope([row, { ...row, [field]: '-2' }]))).toBeNull();
    expect(
      readWire(
        question,
        envelope(Array.from({ length: 20 }, (_, at) => (at === 7 ? { ...row, [field]: 'x' } : row))),
      ),
    ).toHaveLength(19);
  });
});
