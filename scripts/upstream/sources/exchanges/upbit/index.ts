import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { bySign } from '../kinds/pairName.ts';
import { A_WEEK, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { upbitCandles } from './candles.ts';
import { upbitOrderBook, upbitTrades } from './depth.ts';
import { upbitMarkets } from './markets.ts';
import { upbitTickers } from './tickers.ts';

const bySymbols = bySign('-');

/** Upbit: pairs in won, the quote first. */
export const upbit = {
  sources: {
    UPBIT: source('Upbit', ['https://api.upbit.com'], 120, {
      sockets: ['wss://api.upbit.com'],
      ports: ['pairs', 'candles', 'orderBooks', 'trades'],
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', upbitTickers, timeOf),
        rows('pairs', upbitMarkets, timeless),
        rows('candles', upbitCandles('KRW-BTC', 1440, A_WEEK), timeless),
        one('order book', upbitOrderBook('KRW-BTC'), timeOf),
        rows('trades', upbitTrades('KRW-BTC'), timeOf),
      ],
    }),
  },
  identity: {
    splitPair(name) {
      const pair = bySymbols(name);
      return pair && { base: pair.quote, quote: pair.base };
    },
    pricesQuotes: false,
    currencies: null,
  },
  tickers: { source: 'UPBIT', ask: upbitTickers },
  markets: { ask: upbitMarkets, isForPrices: true },
  candles: {
    source: 'UPBIT',
    ask: upbitCandles,
    askBeijingDays: null,
    most: 200,
    reach: null,
    older: null,
    leavesOutQuiet: true,
    drawsCoins: false,
  },
  depth: { book: upbitOrderBook, trades: upbitTrades },
  contracts: null,
  accounts: null,
  liquidations: null,
  ticks: null,
  notices: null,
} satisfies Exchange<'UPBIT'>;
