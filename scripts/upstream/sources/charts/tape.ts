import { SECOND } from '@coinmirror/shared/time/units.ts';
import type { Trade } from '../../ports/trades.ts';
import { exchanges } from '../exchanges/exchanges.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { createSharedReader } from './sharedReader.ts';

/** Of each venue's limits. */
const PART = 1 / 6;
/** ms. */
const AGE = 1 * SECOND;

/** Reads the last trades of a pair, newest first, at most a second old while its venue's limits allow it. */
export type Tape = (pair: VenuePair) => Promise<readonly Trade[]>;

/** Makes the tape of a world: whatever is read of it is the price of its pair from then on. */
export function createTape({ reader, lastPrices }: PublicWorld): Tape {
  const read = createSharedReader(reader, PART);
  return async ({ venue, ticker: { symbol } }) => {
    const { candles, depth } = exchanges[venue];
    const { source } = candles;
    const known = await read(source, depth.trades(symbol), AGE);
    if (known.kind === 'nothing') return [];
    const [newest] = known.value;
    if (newest) lastPrices.hearTape(venue, { symbol, price: newest.price }, known.at);
    const skew = reader.skew(source);
    return onceEach(known.value.map((trade) => ({ ...trade, time: Math.round(trade.time - skew) })));
  };
}

function onceEach(trades: readonly Trade[]): readonly Trade[] {
  const seen = new Set<string>();
  return trades.filter(({ id }) => !seen.has(id) && seen.add(id));
}
