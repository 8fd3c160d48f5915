import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { bySign } from '../kinds/pairName.ts';
import { A_WEEK, CONTRACT_PORTS, hourOf, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { okxAccounts } from './accounts.ts';
import { okxBeijingDays, okxCandles, okxHistoryBeijingDays, okxHistoryCandles } from './candles.ts';
import { okxFutures, okxSwaps } from './contractDates.ts';
import { okxContractTickers, okxFunding, okxOpenInterest } from './contracts.ts';
import { okxOrderBook, okxTrades } from './depth.ts';
import { okxLiquidations } from './liquidationSocket.ts';
import { okxMarkets } from './markets.ts';
import { okxNotices } from './notices.ts';
import { OKX_PAST_HOURS, okxPastInterest } from './pastInterest.ts';
import { okxTickers } from './tickers.ts';
import { okxTicks } from './ticks.ts';

export const okx = {
  sources: {
    OKX: source('欧易', ['https://openapi.okx.com', 'https://www.okx.com'], 300, {
      sockets: ['wss://ws.okx.com:8443'],
      // `Instrument ID doesn't exist.`, with HTTP 200.
      unknownSubject: /"code":\s*"51001"/,
      ports: [...SPOT_PORTS, ...CONTRACT_PORTS, 'notices', 'calendar'],
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', okxTickers, timeOf),
        rows('spot pairs', okxMarkets, timeless),
        rows('candles', okxHistoryCandles('BTC-USDT', 1440, A_WEEK), timeless),
        one('order book', okxOrderBook('BTC-USDT'), timeOf),
        rows('trades', okxTrades('BTC-USDT'), timeOf),
        rows('contract tickers', okxContractTickers, timeOf),
        rows('funding', okxFunding, timeless),
        rows('open interest', okxOpenInterest, timeOf),
        rows('perpetuals', okxSwaps, timeless),
        rows('dated contracts', okxFutures, timeless),
        rows('accounts long and short', okxAccounts('BTC-USDT-SWAP', 5), timeOf),
        rows('past open interest', okxPastInterest('BTC-USDT-SWAP', null), hourOf),
        rows('notices', okxNotices(1), timeOf),
      ],
    }),
  },
  identity: { splitPair: bySign('-'), pricesQuotes: false, currencies: null },
  tickers: { source: 'OKX', ask: okxTickers },
  markets: { ask: okxMarkets, isForPrices: true },
  candles: {
    source: 'OKX',
    ask: okxCandles,
    askBeijingDays: okxBeijingDays,
    most: 300,
    reach: 1_440,
    older: { ask: okxHistoryCandles, askBeijingDays: okxHistoryBeijingDays, most: 100 },
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: okxOrderBook, trades: okxTrades },
  contracts: {
    source: 'OKX',
    name: /^(?<base>[^-]+)-(?<quote>USDT|USDC|USD)-SWAP$/,
    async all({ read, readBeside }) {
      const [tickers, funding, interest] = await Promise.all([
        read(okxContractTickers),
        readBeside(okxFunding),
        readBeside(okxOpenInterest),
      ]);
      return mergeContracts(tickers, funding, interest);
    },
    dates: [okxSwaps, okxFutures],
    interest: null,
    past: { ask: okxPastInterest, most: OKX_PAST_HOURS, reach: OKX_PAST_HOURS, counted: 'dollars' },
  },
  accounts: { source: 'OKX', ask: okxAccounts, limit: { burst: 8, perMinute: 60 }, top: null },
  liquidations: {
    list: null,
    socket: { row: okxLiquidations, names: ['SWAP'], contracts: null },
    faces: { source: 'OKX', read: (read) => read(okxSwaps) },
  },
  ticks: okxTicks,
  notices: { source: 'OKX', ask: okxNotices },
} satisfies Exchange<'OKX'>;
