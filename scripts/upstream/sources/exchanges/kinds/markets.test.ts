import { expect, test } from 'vitest';
import type { Question } from '../../question/question.ts';
import { readWire } from '../../testing/readWire.ts';
import { binanceMarkets } from '../binance/markets.ts';
import { bitgetMarkets } from '../bitget/markets.ts';
import { bybitMarkets } from '../bybit/markets.ts';
import { coinbaseMarkets } from '../coinbase/markets.ts';
import { gateioCurrencies, gateioMarkets } from '../gateio/markets.ts';
import { krakenMarkets } from '../kraken/markets.ts';
import { okxMarkets } from '../okx/markets.ts';
import { upbitMarkets } from '../upbit/markets.ts';
import type { VenueMarket } from './market.ts';

const product = {
  product_id: 'BTC-USD',
  base_currency_id: 'BTC',
  quote_currency_id: 'USD',
  base_name: 'Bitcoin',
  status: 'online',
  is_disabled: false,
  trading_disabled: false,
};

test.each<readonly [string, Question<readonly VenueMarket[]>, unknown, string]>([
  [
    'Binance: BTTBTC broke off in 2019 and still has a price',
    binanceMarkets,
    {
      symbols: [
        {
          symbol: 'BTCUSDT',
          baseAsset: 'BTC',
          quoteAsset: 'USDT',
          status: 'TRADING',
          isSpotTradingAllowed: true,
        },
        {
          symbol: 'BTTBTC',
          baseAsset: 'BTT',
          quoteAsset: 'BTC',
          status: 'BREAK',
          isSpotTradingAllowed: true,
        },
        {
          symbol: 'NAVBTC',
          baseAsset: 'NAV',
          quoteAsset: 'BTC',
          status: 'BREAK',
          isSpotTradingAllowed: false,
        },
      ],
    },
    'BTC/USDT +, BTT/BTC -, NAV/BTC -',
  ],
  [
    'OKX',
    okxMarkets,
    {
      code: '0',
      msg: '',
      data: [
        { instType: 'SPOT', instId: 'BTC-USDT', baseCcy: 'BTC', quoteCcy: 'USDT', state: 'live' },
        { instType: 'SPOT', instId: 'OLD-USDT', baseCcy: 'OLD', quoteCcy: 'USDT', state: 'suspend' },
      ],
    },
    'BTC/USDT +, OLD/USDT -',
  ],
  [
    'Bybit',
    bybitMarkets,
    {
      retCode: 0,
      retMsg: 'OK',
      result: {
        category: 'spot',
        list: [
          { symbol: 'BTCUSDT', baseCoin: 'BTC', quoteCoin: 'USDT', innovation: '0', status: 'Trading' },
          { symbol: 'NEWUSDT', baseCoin: 'NEW', quoteCoin: 'USDT', innovation: '0', status: 'PreLaunch' },
        ],
      },
    },
    'BTC/USDT +, NEW/USDT -',
  ],
  [
    'Gate',
    gateioMarkets,
    [
      { id: 'BTC_USDT', base: 'BTC', base_name: 'Bitcoin', quote: 'USDT', trade_status: 'tradable' },
      { id: 'OLD_USDT', base: 'OLD', base_name: '', quote: 'USDT', trade_status: 'sellable' },
    ],
    'BTC/USDT + Bitcoin, OLD/USDT -',
  ],
  [
    'Bitget',
    bitgetMarkets,
    {
      code: '00000',
      msg: 'success',
      data: [
        { symbol: 'BTCUSDT', baseCoin: 'BTC', quoteCoin: 'USDT', status: 'online' },
        { symbol: 'OLDUSDT', baseCoin: 'OLD', quoteCoin: 'USDT', status: 'halt' },
      ],
    },
    'BTC/USDT +, OLD/USDT -',
  ],
  [
    'Coinbase',
    coinbaseMarkets,
    {
      products: [
        product,
        { ...product, product_id: 'NAV-BTC', base_currency_id: 'NAV', base_name: '', trading_disabled: true },
        { ...product, product_id: 'OLD-USD', base_currency_id: 'OLD', status: 'delisted' },
      ],
    },
    'BTC/USD + Bitcoin, NAV/USD -, OLD/USD - Bitcoin',
  ],
  [
    'Kraken: the names of its socket, and no dark pool',
    krakenMarkets,
    {
      error: [],
      result: {
        XXBTZUSD: { altname: 'XBTUSD', wsname: 'XBT/USD', base: 'XXBT', quote: 'ZUSD', status: 'online' },
        'XXBTZUSD.d': { altname: 'XBTUSD.d', base: 'XXBT', quote: 'ZUSD', status: 'online' },
        OLDUSD: { altname: 'OLDUSD', wsname: 'OLD/USD', base: 'OLD', quote: 'ZUSD', status: 'cancel_only' },
      },
    },
    'XBT/USD +, OLD/USD -',
  ],
  [
    'Upbit: the quote first',
    upbitMarkets,
    [
      { market: 'KRW-BTC', korean_name: '비트코인', english_name: 'Bitcoin' },
      { market: 'USDT-TON', korean_name: '토카막네트워크', english_name: 'Tokamak Network' },
    ],
    'BTC/KRW + Bitcoin, TON/USDT + Tokamak Network',
  ],
])('%s', (_venue, question, wire, expected) => {
  const written = readWire(question, wire)?.map(
    ({ base, quote, isTrading, fullName }) =>
      `${base}/${quote} ${isTrading ? '+' : '-'}${fullName === null ? '' : ` ${fullName}`}`,
  );
  expect(written?.join(', ')).toBe(expected);
});

test('a coin of Gate has its contract on each chain where it is one', () => {
  const wire = [
    {
      currency: 'ETH',
      name: 'Ethereum',
      chains: [
        { name: 'ETH', addr: '' },
        { name: 'BSC', addr: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8' },
      ],
    },
    { currency: 'OLD', name: '', chains: null },
  ];
  expect(readWire(gateioCurrencies, wire)).toEqual([
    {
      symbol: 'ETH',
      fullName: 'Ethereum',
      contracts: new Map([['BSC', '0x2170Ed0880ac9A755fd29B2688956BD959F933F8']]),
    },
    { symbol: 'OLD', fullName: null, contracts: new Map() },
  ]);
});
