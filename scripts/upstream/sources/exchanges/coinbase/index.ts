import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { bySign } from '../kinds/pairName.ts';
import { A_WEEK, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { coinbaseCandles } from './candles.ts';
import { coinbaseOrderBook, coinbaseTrades } from './depth.ts';
import { coinbaseMarkets } from './markets.ts';
import { coinbaseTickers } from './tickers.ts';

/** Coinbase: tickers at one host, candles, books and trades at the other one. */
export const coinbase = {
  sources: {
    COINBASE: source('Coinbase', ['https://api.coinbase.com'], 120, {
      sockets: ['wss://advanced-trade-ws.coinbase.com'],
      ports: ['coins', 'pairs'],
      lateAfter: TICKERS_LATE,
      probes: [rows('spot tickers', coinbaseTickers, timeOf)],
    }),
    COINBASE_EXCHANGE: source('Coinbase Exchange', ['https://api.exchange.coinbase.com'], 120, {
      ports: ['candles', 'orderBooks', 'trades'],
      probes: [
        rows('candles', coinbaseCandles('BTC-USD', 1440, A_WEEK), timeless),
        one('order book', coinbaseOrderBook('BTC-USD'), timeOf),
        rows('trades', coinbaseTrades('BTC-USD'), timeOf),
      ],
    }),
  },
  identity: { splitPair: bySign('-'), pricesQuotes: true, currencies: null },
  tickers: { source: 'COINBASE', ask: coinbaseTickers },
  // The answer that holds the tickers, which leave out what does not trade.
  markets: { ask: coinbaseMarkets, isForPrices: false },
  candles: {
    source: 'COINBASE_EXCHANGE',
    ask: coinbaseCandles,
    askBeijingDays: null,
    most: 300,
    reach: null,
    older: null,
    leavesOutQuiet: true,
    drawsCoins: true,
  },
  depth: { book: coinbaseOrderBook, trades: coinbaseTrades },
  contracts: null,
  accounts: null,
  liquidations: null,
  ticks: null,
  notices: null,
} satisfies Exchange<'COINBASE' | 'COINBASE_EXCHANGE'>;
