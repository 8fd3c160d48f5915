import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { byEnding } from '../kinds/pairName.ts';
import { A_WEEK, CONTRACT_PORTS, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { bitgetAccounts } from './accounts.ts';
import { bitgetBeijingDays, bitgetCandles } from './candles.ts';
import { bitgetContractDates } from './contractDates.ts';
import { bitgetContracts } from './contracts.ts';
import { bitgetOrderBook, bitgetTrades } from './depth.ts';
import { bitgetMarkets } from './markets.ts';
import { bitgetTickers } from './tickers.ts';

export const bitget = {
  sources: {
    BITGET: source('Bitget', ['https://api.bitget.com'], 300, {
      sockets: ['wss://ws.bitget.com'],
      // HTTP 400: the symbol does not exist, or has been removed.
      unknownSubject: /"code":\s*"(?:40034|40309)"/,
      ports: [...SPOT_PORTS, ...CONTRACT_PORTS, 'calendar'],
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', bitgetTickers, timeOf),
        rows('spot pairs', bitgetMarkets, timeless),
        rows('candles', bitgetCandles('BTCUSDT', 1440, A_WEEK), timeless),
        one('order book', bitgetOrderBook('BTCUSDT'), timeOf),
        rows('trades', bitgetTrades('BTCUSDT'), timeOf),
        rows('contracts', bitgetContracts, timeOf),
        rows('dates of contracts', bitgetContractDates, timeless),
        rows('accounts long and short', bitgetAccounts('BTCUSDT', 5), timeOf),
      ],
    }),
  },
  identity: { splitPair: byEnding(), pricesQuotes: false, currencies: null },
  tickers: { source: 'BITGET', ask: bitgetTickers },
  markets: { ask: bitgetMarkets, isForPrices: true },
  candles: {
    source: 'BITGET',
    ask: bitgetCandles,
    askBeijingDays: bitgetBeijingDays,
    most: 1_000,
    reach: null,
    older: null,
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: bitgetOrderBook, trades: bitgetTrades },
  contracts: {
    source: 'BITGET',
    name: /^(?<base>\w+?)(?<quote>USDT)$/,
    all: async ({ read }) => mergeContracts(await read(bitgetContracts)),
    dates: [bitgetContractDates],
    interest: null,
    past: null,
  },
  // It allows one call a second.
  accounts: { source: 'BITGET', ask: bitgetAccounts, limit: { burst: 1, perMinute: 60 }, top: null },
  liquidations: null,
  ticks: null,
  notices: null,
} satisfies Exchange<'BITGET'>;
