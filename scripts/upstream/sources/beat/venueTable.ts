import { binanceTickers } from '../exchanges/binance.ts';
import { bitgetTickers } from '../exchanges/bitget.ts';
import { bybitTickers } from '../exchanges/bybit.ts';
import { coinbaseTickers } from '../exchanges/coinbase.ts';
import { gateioTickers } from '../exchanges/gateio.ts';
import { krakenTickers } from '../exchanges/kraken.ts';
import { binanceMarkets } from '../exchanges/markets/binance.ts';
import { bitgetMarkets } from '../exchanges/markets/bitget.ts';
import { bybitMarkets } from '../exchanges/markets/bybit.ts';
import { gateioMarkets } from '../exchanges/markets/gateio.ts';
import { krakenMarkets } from '../exchanges/markets/kraken.ts';
import type { VenueMarket } from '../exchanges/markets/market.ts';
import { okxMarkets } from '../exchanges/markets/okx.ts';
import { upbitMarkets } from '../exchanges/markets/upbit.ts';
import { okxTickers } from '../exchanges/okx.ts';
import type { VenueTicker } from '../exchanges/ticker.ts';
import { upbitTickers } from '../exchanges/upbit.ts';
import type { VenueName } from '../identity/venues.ts';
import type { Question } from '../sourceClient.ts';
import type { SourceName } from '../sourceTable.ts';

/** How a venue's spot prices are asked for. */
export interface VenueRow {
  readonly source: SourceName;
  readonly tickers: Question<readonly VenueTicker[]>;
  /** Which pairs trade; null where the tickers leave out those that do not. */
  readonly markets: Question<readonly VenueMarket[]> | null;
}

/** The venues whose tickers make the price. One without a row does not compile. */
export const venueTable: Readonly<Record<VenueName, VenueRow>> = {
  binance: { source: 'BINANCE', tickers: binanceTickers, markets: binanceMarkets },
  okx: { source: 'OKX', tickers: okxTickers, markets: okxMarkets },
  bybit: { source: 'BYBIT', tickers: bybitTickers, markets: bybitMarkets },
  gate: { source: 'GATE', tickers: gateioTickers, markets: gateioMarkets },
  bitget: { source: 'BITGET', tickers: bitgetTickers, markets: bitgetMarkets },
  coinbase: { source: 'COINBASE', tickers: coinbaseTickers, markets: null },
  kraken: { source: 'KRAKEN', tickers: krakenTickers, markets: krakenMarkets },
  upbit: { source: 'UPBIT', tickers: upbitTickers, markets: upbitMarkets },
};
