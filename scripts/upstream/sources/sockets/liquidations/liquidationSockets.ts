import type { VenueLiquidation } from '../../exchanges/liquidations/venueLiquidation.ts';
import type { SocketRow } from '../socketRow.ts';
import { binanceLiquidations } from './binance.ts';
import { bybitLiquidations } from './bybit.ts';
import { okxLiquidations } from './okx.ts';

/** Venues that tell forced orders over a socket, by their codes. */
export const liquidationSockets = {
  binance: binanceLiquidations,
  okx: okxLiquidations,
  bybit: bybitLiquidations,
} as const satisfies Readonly<Record<string, SocketRow<VenueLiquidation>>>;

export type LiquidationVenue = keyof typeof liquidationSockets;

export const liquidationVenues = Object.keys(liquidationSockets) as readonly LiquidationVenue[];
