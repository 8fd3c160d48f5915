import { rows } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { byEnding, type PairSymbols } from '../kinds/pairName.ts';
import { A_WEEK, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { krakenCandles } from './candles.ts';
import { krakenOrderBook, krakenTrades } from './depth.ts';
import { krakenMarkets } from './markets.ts';
import { krakenTickers } from './tickers.ts';

/** Its candles are the newest ones alone. */
const SINCE_THEN = { ...A_WEEK, to: Date.UTC(2100, 0, 1) };

/** No TUSD among them, so that USDTUSD is Tether in dollars. */
const QUOTES = ['USDT', 'USDC', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'XBT', 'ETH', 'BTC'];
/** Old pairs: X before a coin of three letters, Z before a currency; Tether came without. */
const OLD = /^(?:[XZ](?<old>[A-Z]{3})|(?<tether>USDT))[XZ](?<quote>[A-Z]{3})$/;

const byQuote = byEnding(QUOTES);

function splitPair(name: string): PairSymbols | null {
  const { old, tether, quote } = OLD.exec(name)?.groups ?? {};
  const base = old ?? tether;
  return base && quote ? { base, quote } : byQuote(name);
}

export const kraken = {
  sources: {
    KRAKEN: source('Kraken', ['https://api.kraken.com'], 30, {
      sockets: ['wss://ws.kraken.com'],
      // With HTTP 200.
      unknownSubject: /EQuery:Unknown asset pair/,
      ports: SPOT_PORTS,
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', krakenTickers, timeOf),
        rows('candles', krakenCandles('XBTUSD', 1440, SINCE_THEN), timeOf),
        rows('trades', krakenTrades('XBTUSD'), timeOf),
      ],
    }),
  },
  identity: { splitPair, pricesQuotes: true, currencies: null },
  tickers: { source: 'KRAKEN', ask: krakenTickers },
  markets: { ask: krakenMarkets, isForPrices: true },
  candles: {
    source: 'KRAKEN',
    ask: krakenCandles,
    askBeijingDays: null,
    most: 720,
    reach: 720,
    older: null,
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: krakenOrderBook, trades: krakenTrades },
  contracts: null,
  accounts: null,
  liquidations: null,
  ticks: null,
  notices: null,
} satisfies Exchange<'KRAKEN'>;
