import type { Trade } from '@coinmirror/shared/contract/kline.ts';
import { mergeTrades } from '@coinmirror/shared/kline/mergeTrades.ts';
import { useState } from 'react';
import type { VenueMarket } from './venueMarkets.ts';

/** A trade with the name of its venue; '' where no venue is known. */
export interface VenueTrade extends Trade {
  readonly venue: string;
}

/** Trades kept: a large one stays in sight after many small ones. */
const MOST = 200;

/** Trades of a market; ids of two venues may be equal. */
export function ofVenue(trades: readonly Trade[], market: VenueMarket | undefined): readonly VenueTrade[] {
  const { tickerId = '', exchangeName = '' } = market ?? {};
  return trades.map((trade) => ({ ...trade, id: `${tickerId}/${trade.id}`, venue: exchangeName }));
}

interface Tape {
  readonly mark: string;
  readonly least: number;
  readonly trades: readonly VenueTrade[];
}

/** The newest trades worth at least `least` (in the quote), with those told before, newest first. */
export function useTape(told: readonly VenueTrade[], least: number): readonly VenueTrade[] {
  const [tape, setTape] = useState<Tape>({ mark: '', least, trades: [] });
  const mark = `${least} ${told.map(({ id }) => id).join(' ')}`;
  if (tape.mark === mark) return tape.trades;
  const known = tape.least === least ? tape.trades : [];
  const worthy = told.filter(({ price, size }) => price * size >= least);
  const trades = mergeTrades(known, worthy, MOST);
  // Told anew: what was kept follows within the same render.
  setTape({ mark, least, trades });
  return trades;
}
