import type { SourceName } from '../../../table/sourceTable.ts';
import type { ReplayedSocket } from '../../replaySockets.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { binanceLiquidationSocket, binanceTickSocket } from './binance.ts';
import { bybitLiquidationSocket, bybitTickSocket } from './bybit.ts';
import { okxSocket } from './okx.ts';

type Sockets = (world: FakeWorld, exact: () => number) => Readonly<Record<string, ReplayedSocket>>;

/** The sockets of sources by path, where a source has any. */
export const worldSockets: Readonly<Partial<Record<SourceName, Sockets>>> = {
  BINANCE: (world) => ({ '/ws/!miniTicker@arr': binanceTickSocket(world) }),
  BINANCE_FUTURES: (world, exact) => ({
    '/market/ws/!forceOrder@arr': binanceLiquidationSocket(world, exact),
  }),
  OKX: (world, exact) => ({ '/ws/v5/public': okxSocket(world, exact) }),
  BYBIT: (world, exact) => ({
    '/v5/public/spot': bybitTickSocket(world),
    '/v5/public/linear': bybitLiquidationSocket(world, exact),
  }),
};
