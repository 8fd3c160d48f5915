import { one, rows, timeless } from '../../question/probe.ts';
import { source } from '../../question/sourceRow.ts';
import type { Exchange } from '../exchange.ts';
import type { ContractFace } from '../kinds/contract.ts';
import { mergeContracts } from '../kinds/mergeContracts.ts';
import { bySign } from '../kinds/pairName.ts';
import { A_WEEK, SPOT_PORTS, TICKERS_LATE, timeOf } from '../kinds/probes.ts';
import { gateioCandles } from './candles.ts';
import { gateioContractDates } from './contractDates.ts';
import { gateioContracts, gateioContractTickers } from './contracts.ts';
import { gateioOrderBook, gateioTrades } from './depth.ts';
import { gateioLiquidations } from './liquidations.ts';
import { gateioCurrencies, gateioMarkets } from './markets.ts';
import { gateioTickers } from './tickers.ts';

/** Gate. */
export const gateio = {
  sources: {
    GATE: source('Gate', ['https://api.gateio.ws'], 300, {
      sockets: ['wss://api.gateio.ws'],
      // Without it sizes of contracts are cut to whole ones: an order of 0.7 would be one of 0.
      headers: { 'X-Gate-Size-Decimal': '1' },
      // HTTP 400.
      unknownSubject: /"label":\s*"(?:INVALID_CURRENCY(?:_PAIR)?|CONTRACT_NOT_FOUND)"/,
      ports: [...SPOT_PORTS, 'contracts', 'liquidations', 'calendar'],
      lateAfter: TICKERS_LATE,
      probes: [
        rows('spot tickers', gateioTickers, timeOf),
        rows('spot pairs', gateioMarkets, timeless),
        rows('candles', gateioCandles('BTC_USDT', 1440, A_WEEK), timeless),
        one('order book', gateioOrderBook('BTC_USDT'), timeOf),
        rows('trades', gateioTrades('BTC_USDT'), timeOf),
        rows('contracts', gateioContracts, timeOf),
        rows('dates of contracts', gateioContractDates, timeless),
        rows('contract tickers', gateioContractTickers, timeOf),
        rows('liquidations', gateioLiquidations, timeless),
      ],
    }),
  },
  identity: { splitPair: bySign('_'), pricesQuotes: false, currencies: gateioCurrencies },
  tickers: { source: 'GATE', ask: gateioTickers },
  markets: { ask: gateioMarkets, isForPrices: true },
  candles: {
    source: 'GATE',
    ask: gateioCandles,
    askBeijingDays: null,
    most: 1_000,
    // It refuses what is more than 10,000 candles ago.
    reach: 9_999,
    older: null,
    leavesOutQuiet: false,
    drawsCoins: true,
  },
  depth: { book: gateioOrderBook, trades: gateioTrades },
  contracts: {
    source: 'GATE',
    name: /^(?<base>[^_]+)_(?<quote>USDT)$/,
    async all({ read, readBeside }) {
      const [tickers, terms] = await Promise.all([read(gateioContractTickers), readBeside(gateioContracts)]);
      return mergeContracts(tickers, terms);
    },
    dates: [gateioContractDates],
    interest: null,
    past: null,
  },
  accounts: null,
  liquidations: {
    list: { source: 'GATE', ask: gateioLiquidations },
    socket: null,
    faces: {
      source: 'GATE',
      async read(read) {
        const terms = await read(gateioContracts);
        return (
          terms?.flatMap(({ symbol, faceCoins }): ContractFace[] =>
            faceCoins === null ? [] : [{ symbol, face: faceCoins, of: 'coins' }],
          ) ?? null
        );
      },
    },
  },
  ticks: null,
  notices: null,
} satisfies Exchange<'GATE'>;
