import type { SourceName } from '../../../sourceTable.ts';
import type { ReplayedSocket } from '../../replaySockets.ts';
import type { ToldWorld } from '../toldWorld.ts';
import { binanceForcedSocket, binanceTickSocket } from './binance.ts';
import { bybitForcedSocket, bybitTickSocket } from './bybit.ts';
import { okxSocket } from './okx.ts';

type Sockets = (world: ToldWorld, exact: () => number) => Readonly<Record<string, ReplayedSocket>>;

/** The sockets of sources by path, where a source has any. */
export const worldSockets: Readonly<Partial<Record<SourceName, Sockets>>> = {
  BINANCE: (world) => ({ '/ws/!miniTicker@arr': binanceTickSocket(world) }),
  BINANCE_FUTURES: (world, exact) => ({ '/market/ws/!forceOrder@arr': binanceForcedSocket(world, exact) }),
  OKX: (world, exact) => ({ '/ws/v5/public': okxSocket(world, exact) }),
  BYBIT: (world, exact) => ({
    '/v5/public/spot': bybitTickSocket(world),
    '/v5/public/linear': bybitForcedSocket(world, exact),
  }),
};
