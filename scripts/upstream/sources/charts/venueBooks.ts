import { binanceOrderBook, binanceTrades } from '../exchanges/depth/binance.ts';
import { bitgetOrderBook, bitgetTrades } from '../exchanges/depth/bitget.ts';
import type { OrderBookQuestion, TradesQuestion } from '../exchanges/depth/book.ts';
import { bybitOrderBook, bybitTrades } from '../exchanges/depth/bybit.ts';
import { coinbaseOrderBook, coinbaseTrades } from '../exchanges/depth/coinbase.ts';
import { gateioOrderBook, gateioTrades } from '../exchanges/depth/gateio.ts';
import { krakenOrderBook, krakenTrades } from '../exchanges/depth/kraken.ts';
import { okxOrderBook, okxTrades } from '../exchanges/depth/okx.ts';
import { upbitOrderBook, upbitTrades } from '../exchanges/depth/upbit.ts';
import type { VenueName } from '../identity/venues.ts';
import { venueCandles } from './venueCandles.ts';

/** How a venue is asked for books and trades: at the source of its candles. */
interface VenueBooks {
  readonly book: OrderBookQuestion;
  readonly trades: TradesQuestion;
}

export const venueBooks: Readonly<Record<VenueName, VenueBooks>> = {
  binance: { book: binanceOrderBook, trades: binanceTrades },
  okx: { book: okxOrderBook, trades: okxTrades },
  bybit: { book: bybitOrderBook, trades: bybitTrades },
  gate: { book: gateioOrderBook, trades: gateioTrades },
  bitget: { book: bitgetOrderBook, trades: bitgetTrades },
  coinbase: { book: coinbaseOrderBook, trades: coinbaseTrades },
  kraken: { book: krakenOrderBook, trades: krakenTrades },
  upbit: { book: upbitOrderBook, trades: upbitTrades },
};

/** The source that a venue's candles, books and trades come from. */
export const sourceOf = (venue: VenueName) => venueCandles[venue].source;
