import { deribitIndex, deribitOptions } from '../deribit/options.ts';
import { binanceTickers } from '../exchanges/binance.ts';
import { bitgetTickers } from '../exchanges/bitget.ts';
import { bybitTickers } from '../exchanges/bybit.ts';
import { binanceCandles } from '../exchanges/candles/binance.ts';
import { bitgetCandles } from '../exchanges/candles/bitget.ts';
import { bybitCandles } from '../exchanges/candles/bybit.ts';
import { coinbaseCandles } from '../exchanges/candles/coinbase.ts';
import { gateioCandles } from '../exchanges/candles/gateio.ts';
import { krakenCandles } from '../exchanges/candles/kraken.ts';
import { okxHistoryCandles } from '../exchanges/candles/okx.ts';
import { upbitCandles } from '../exchanges/candles/upbit.ts';
import { coinbaseTickers } from '../exchanges/coinbase.ts';
import { binanceFunding, binanceFundingHours, binanceOpenInterest } from '../exchanges/contracts/binance.ts';
import { bitgetContracts } from '../exchanges/contracts/bitget.ts';
import { bybitContracts } from '../exchanges/contracts/bybit.ts';
import { gateioContracts, gateioContractTickers } from '../exchanges/contracts/gateio.ts';
import { okxContractTickers, okxFunding, okxOpenInterest } from '../exchanges/contracts/okx.ts';
import { binanceOrderBook, binanceTrades } from '../exchanges/depth/binance.ts';
import { bitgetOrderBook, bitgetTrades } from '../exchanges/depth/bitget.ts';
import { bybitOrderBook, bybitTrades } from '../exchanges/depth/bybit.ts';
import { coinbaseOrderBook, coinbaseTrades } from '../exchanges/depth/coinbase.ts';
import { gateioOrderBook, gateioTrades } from '../exchanges/depth/gateio.ts';
import { krakenTrades } from '../exchanges/depth/kraken.ts';
import { okxOrderBook, okxTrades } from '../exchanges/depth/okx.ts';
import { upbitOrderBook, upbitTrades } from '../exchanges/depth/upbit.ts';
import { gateioTickers } from '../exchanges/gateio.ts';
import { krakenTickers } from '../exchanges/kraken.ts';
import { gateioLiquidations } from '../exchanges/liquidations/gateio.ts';
import { binanceAccounts } from '../exchanges/longShort/binance.ts';
import { bitgetAccounts } from '../exchanges/longShort/bitget.ts';
import { bybitAccounts } from '../exchanges/longShort/bybit.ts';
import { okxAccounts } from '../exchanges/longShort/okx.ts';
import { binanceMarkets } from '../exchanges/markets/binance.ts';
import { bitgetMarkets } from '../exchanges/markets/bitget.ts';
import { bybitMarkets } from '../exchanges/markets/bybit.ts';
import { gateioMarkets } from '../exchanges/markets/gateio.ts';
import { okxMarkets } from '../exchanges/markets/okx.ts';
import { upbitMarkets } from '../exchanges/markets/upbit.ts';
import { okxTickers } from '../exchanges/okx.ts';
import { upbitTickers } from '../exchanges/upbit.ts';
import { bybitNotices } from '../notices/bybit.ts';
import { okxNotices } from '../notices/okx.ts';
import { one, rows, timeless } from './probe.ts';

/** A week that has passed: a question of it is always the same, and its answer has no age. */
const A_WEEK = { from: Date.UTC(2026, 0, 5), to: Date.UTC(2026, 0, 12), limit: 7 };
/** Kraken tells its newest candles alone. */
const SINCE_THEN = { ...A_WEEK, to: Date.UTC(2100, 0, 1) };

const timeOf = ({ time }: { readonly time: number | null }) => time;

/** Probes of the exchanges. */
export const exchangeProbes = {
  BINANCE: [
    rows('spot tickers', binanceTickers, timeOf),
    rows('spot pairs', binanceMarkets, timeless),
    rows('candles', binanceCandles('BTCUSDT', 1440, A_WEEK), timeless),
    one('order book', binanceOrderBook('BTCUSDT'), timeOf),
    rows('trades', binanceTrades('BTCUSDT'), timeOf),
  ],
  BINANCE_FUTURES: [
    rows('funding', binanceFunding, timeOf),
    rows('funding intervals', binanceFundingHours, timeless),
    one('open interest', binanceOpenInterest('BTCUSDT'), timeOf),
    rows('accounts long and short', binanceAccounts('BTCUSDT', 5), timeOf),
  ],
  OKX: [
    rows('spot tickers', okxTickers, timeOf),
    rows('spot pairs', okxMarkets, timeless),
    rows('candles', okxHistoryCandles('BTC-USDT', 1440, A_WEEK), timeless),
    one('order book', okxOrderBook('BTC-USDT'), timeOf),
    rows('trades', okxTrades('BTC-USDT'), timeOf),
    rows('contract tickers', okxContractTickers, timeOf),
    rows('funding', okxFunding, timeless),
    rows('open interest', okxOpenInterest, timeOf),
    rows('accounts long and short', okxAccounts('BTC-USDT-SWAP', 5), timeOf),
    rows('notices', okxNotices(1), timeOf),
  ],
  BYBIT: [
    rows('spot tickers', bybitTickers, timeOf),
    rows('spot pairs', bybitMarkets, timeless),
    rows('candles', bybitCandles('BTCUSDT', 1440, A_WEEK), timeless),
    one('order book', bybitOrderBook('BTCUSDT'), timeOf),
    rows('trades', bybitTrades('BTCUSDT'), timeOf),
    rows('contracts', bybitContracts, timeOf),
    rows('accounts long and short', bybitAccounts('BTCUSDT', 5), timeOf),
    rows('notices', bybitNotices(1), timeOf),
  ],
  GATE: [
    rows('spot tickers', gateioTickers, timeOf),
    rows('spot pairs', gateioMarkets, timeless),
    rows('candles', gateioCandles('BTC_USDT', 1440, A_WEEK), timeless),
    one('order book', gateioOrderBook('BTC_USDT'), timeOf),
    rows('trades', gateioTrades('BTC_USDT'), timeOf),
    rows('contracts', gateioContracts, timeOf),
    rows('contract tickers', gateioContractTickers, timeOf),
    rows('liquidations', gateioLiquidations, timeless),
  ],
  BITGET: [
    rows('spot tickers', bitgetTickers, timeOf),
    rows('spot pairs', bitgetMarkets, timeless),
    rows('candles', bitgetCandles('BTCUSDT', 1440, A_WEEK), timeless),
    one('order book', bitgetOrderBook('BTCUSDT'), timeOf),
    rows('trades', bitgetTrades('BTCUSDT'), timeOf),
    rows('contracts', bitgetContracts, timeOf),
    rows('accounts long and short', bitgetAccounts('BTCUSDT', 5), timeOf),
  ],
  COINBASE: [rows('spot tickers', coinbaseTickers, timeOf)],
  COINBASE_EXCHANGE: [
    rows('candles', coinbaseCandles('BTC-USD', 1440, A_WEEK), timeless),
    one('order book', coinbaseOrderBook('BTC-USD'), timeOf),
    rows('trades', coinbaseTrades('BTC-USD'), timeOf),
  ],
  KRAKEN: [
    rows('spot tickers', krakenTickers, timeOf),
    rows('candles', krakenCandles('XBTUSD', 1440, SINCE_THEN), timeOf),
    rows('trades', krakenTrades('XBTUSD'), timeOf),
  ],
  UPBIT: [
    rows('spot tickers', upbitTickers, timeOf),
    rows('pairs', upbitMarkets, timeless),
    rows('candles', upbitCandles('KRW-BTC', 1440, A_WEEK), timeless),
    one('order book', upbitOrderBook('KRW-BTC'), timeOf),
    rows('trades', upbitTrades('KRW-BTC'), timeOf),
  ],
  DERIBIT: [rows('options', deribitOptions('BTC'), timeOf), one('index', deribitIndex('BTC'), timeless)],
};
