import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { byEnding } from '../kinds/pairName.ts';
import { A_WEEK, CONTRACT_PORTS, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { bybitAccounts } from './accounts.ts';
import { bybitCandles } from './candles.ts';
import { bybitComingDates, bybitTradingDates } from './contractDates.ts';
import { bybitContracts } from './contracts.ts';
import { bybitOrderBook, bybitTrades } from './depth.ts';
import { bybitLiquidations } from './liquidationSocket.ts';
import { bybitMarkets } from './markets.ts';
import { bybitNotices } from './notices.ts';
import { bybitTickers } from './tickers.ts';
import { bybitTicks } from './ticks.ts';

export const bybit = {
  sources: {
    BYBIT: source('Bybit', ['https://api.bybit.com', 'https://api.bytick.com'], 600, {
      sockets: ['wss://stream.bybit.com'],
      // Its code is that of any wrong parameter, with HTTP 200: `Not supported symbols`, `symbol invalid`.
      unknownSubject: /"retMsg":\s*"[^"]*symbol/i,
      ports: [...SPOT_PORTS, ...CONTRACT_PORTS, 'notices', 'calendar'],
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', bybitTickers, timeOf),
        rows('spot pairs', bybitMarkets, timeless),
        rows('candles', bybitCandles('BTCUSDT', 1440, A_WEEK), timeless),
        one('order book', bybitOrderBook('BTCUSDT'), timeOf),
        rows('trades', bybitTrades('BTCUSDT'), timeOf),
        rows('contracts', bybitContracts, timeOf),
        rows('contracts that trade', bybitTradingDates, timeless),
        rows('accounts long and short', bybitAccounts('BTCUSDT', 5), timeOf),
        rows('notices', bybitNotices(1), timeOf),
      ],
    }),
  },
  identity: { splitPair: byEnding(), pricesQuotes: false, currencies: null },
  tickers: { source: 'BYBIT', ask: bybitTickers },
  markets: { ask: bybitMarkets, isForPrices: true },
  candles: {
    source: 'BYBIT',
    ask: bybitCandles,
    askBeijingDays: null,
    most: 1_000,
    reach: null,
    older: null,
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: bybitOrderBook, trades: bybitTrades },
  contracts: {
    source: 'BYBIT',
    name: /^(?<base>\w+?)(?:(?<quote>USDT)|PERP)?(?:-(?<day>\d{1,2})(?<month>[A-Z]{3})(?<year>\d{2}))?$/,
    all: async ({ read }) => mergeContracts(await read(bybitContracts)),
    dates: [bybitTradingDates, bybitComingDates],
    interest: null,
    past: null,
  },
  accounts: { source: 'BYBIT', ask: bybitAccounts, limit: { burst: 8, perMinute: 60 }, top: null },
  liquidations: {
    list: null,
    socket: { row: bybitLiquidations, names: null, contracts: bybitContracts },
    faces: null,
  },
  ticks: bybitTicks,
  notices: { source: 'BYBIT', ask: bybitNotices },
} satisfies Exchange<'BYBIT'>;
