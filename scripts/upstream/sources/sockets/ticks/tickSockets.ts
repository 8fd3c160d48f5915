import type { SocketRow } from '../socketRow.ts';
import { binanceTicks } from './binance.ts';
import { bybitTicks } from './bybit.ts';
import type { LastPrice } from './lastPrice.ts';
import { okxTicks } from './okx.ts';

/** Venues that tell last prices over a socket, by their codes. */
export const tickSockets = {
  binance: binanceTicks,
  okx: okxTicks,
  bybit: bybitTicks,
} as const satisfies Readonly<Record<string, SocketRow<LastPrice>>>;

export type TickVenue = keyof typeof tickSockets;

export const tickVenues = Object.keys(tickSockets) as readonly TickVenue[];
