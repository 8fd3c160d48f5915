import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { byEnding } from '../kinds/pairName.ts';
import { A_WEEK, CONTRACT_PORTS, hourOf, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { binanceAccounts, binanceTopAccounts, binanceTopPositions } from './accounts.ts';
import { binanceBeijingDays, binanceCandles } from './candles.ts';
import { binanceContractDates } from './contractDates.ts';
import {
  binanceContractTickers,
  binanceFunding,
  binanceFundingHours,
  binanceOpenInterest,
} from './contracts.ts';
import { binanceOrderBook, binanceTrades } from './depth.ts';
import { binanceLiquidations } from './liquidationSocket.ts';
import { binanceMarkets } from './markets.ts';
import { BINANCE_PAST_HOURS, binancePastInterest } from './pastInterest.ts';
import { binanceTickers } from './tickers.ts';
import { binanceTicks } from './ticks.ts';

/** HTTP 400, `Invalid symbol.` */
const UNKNOWN = /"code":\s*-1121\b/;

/** Binance: spot pairs, and contracts settled in dollars (USDⓈ-M) at a host of their own. */
export const binance = {
  sources: {
    BINANCE: source('币安', ['https://api.binance.com', 'https://data-api.binance.vision'], 3_000, {
      sockets: ['wss://stream.binance.com:9443', 'wss://data-stream.binance.vision:9443'],
      unknownSubject: UNKNOWN,
      ports: SPOT_PORTS,
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', binanceTickers, timeOf),
        rows('spot pairs', binanceMarkets, timeless),
        rows('candles', binanceCandles('BTCUSDT', 1440, A_WEEK), timeless),
        one('order book', binanceOrderBook('BTCUSDT'), timeOf),
        rows('trades', binanceTrades('BTCUSDT'), timeOf),
      ],
    }),
    BINANCE_FUTURES: source('币安合约', ['https://fapi.binance.com'], 1_200, {
      sockets: ['wss://fstream.binance.com'],
      unknownSubject: UNKNOWN,
      ports: [...CONTRACT_PORTS, 'calendar'],
      probes: [
        rows('funding', binanceFunding, timeOf),
        rows('funding intervals', binanceFundingHours, timeless),
        rows('contracts', binanceContractDates, timeless),
        one('open interest', binanceOpenInterest('BTCUSDT'), timeOf),
        rows('accounts long and short', binanceAccounts('BTCUSDT', 5), timeOf),
        rows('past open interest', binancePastInterest('BTCUSDT', null), hourOf),
      ],
    }),
  },
  identity: { splitPair: byEnding(), pricesQuotes: false, currencies: null },
  tickers: { source: 'BINANCE', ask: binanceTickers },
  markets: { ask: binanceMarkets, isForPrices: true },
  candles: {
    source: 'BINANCE',
    ask: binanceCandles,
    askBeijingDays: binanceBeijingDays,
    most: 1_000,
    reach: null,
    older: null,
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: binanceOrderBook, trades: binanceTrades },
  contracts: {
    source: 'BINANCE_FUTURES',
    name: /^(?<base>\w+?)(?<quote>USDT|USDC|USD1|FDUSD)(?:_(?<digits>\d{6}))?$/,
    async all({ read, readBeside }) {
      const [tickers, funding, hours] = await Promise.all([
        read(binanceContractTickers),
        readBeside(binanceFunding),
        readBeside(binanceFundingHours, 'seldom'),
      ]);
      return mergeContracts(tickers, funding, hours, everyEightHours(funding, hours));
    },
    dates: [binanceContractDates],
    interest: { tickers: binanceContractTickers, ask: binanceOpenInterest },
    // Of the last 30 days; one hour less, for it may be over by the time that the question arrives.
    past: { ask: binancePastInterest, most: BINANCE_PAST_HOURS, reach: 30 * 24 - 1, counted: 'quote' },
  },
  accounts: {
    source: 'BINANCE_FUTURES',
    ask: binanceAccounts,
    // Two pages of a coin at once: each asks for three figures.
    limit: { burst: 8, perMinute: 60 },
    top: { accounts: binanceTopAccounts, positions: binanceTopPositions },
  },
  liquidations: {
    list: null,
    socket: { row: binanceLiquidations, names: [], contracts: null },
    faces: null,
  },
  ticks: binanceTicks,
  notices: null,
} satisfies Exchange<'BINANCE' | 'BINANCE_FUTURES'>;

type Contracts = readonly VenueContract[];

/** Binance lists the intervals that are not of eight hours; the others are known once it has answered. */
function everyEightHours(funding: Contracts, hours: Contracts): Contracts {
  if (hours.length === 0) return [];
  return funding.flatMap(({ symbol, nextFundingAt }) =>
    nextFundingAt === null ? [] : contractOf(symbol, { fundingHours: 8 }),
  );
}
