import type { SourceName } from '../../sourceTable.ts';
import { coinGeckoRoutes } from './coingecko/routes.ts';
import type { Routes } from './route.ts';
import { binanceRoutes } from './spot/binance.ts';
import { bitgetSpot } from './spot/bitget.ts';
import { bybitAnswer, bybitSpot } from './spot/bybit.ts';
import { coinbaseExchangeRoutes, coinbaseRoutes } from './spot/coinbase.ts';
import { gateioSpot } from './spot/gateio.ts';
import { krakenRoutes } from './spot/kraken.ts';
import { okxAnswer, okxSpot } from './spot/okx.ts';
import { upbitRoutes } from './spot/upbit.ts';
import type { ToldWorld } from './toldWorld.ts';

/** What each source answers in a told market. */
export const worldRoutes: Readonly<Record<SourceName, (world: ToldWorld) => Routes>> = {
  BINANCE: binanceRoutes,
  BINANCE_FUTURES: () => [],
  OKX: okxRoutes,
  BYBIT: bybitRoutes,
  GATE: (world) => [...gateioSpot(world)],
  BITGET: (world) => [...bitgetSpot(world)],
  COINBASE: coinbaseRoutes,
  COINBASE_EXCHANGE: coinbaseExchangeRoutes,
  KRAKEN: krakenRoutes,
  UPBIT: upbitRoutes,
  DERIBIT: () => [],
  COINGECKO: coinGeckoRoutes,
  LLAMA: () => [],
  LLAMA_COINS: () => [],
  LLAMA_STABLECOINS: () => [],
  LLAMA_YIELDS: () => [],
  COINPAPRIKA: () => [],
  COINMARKETCAP: () => [],
  FRANKFURTER: () => [],
  ALTERNATIVE: () => [],
  MEMPOOL: () => [],
  BLOCKCHAIN: () => [],
  ETHEREUM_RPC: () => [],
  SNAPSHOT: () => [],
  GITHUB: () => [],
};

/** OKX tells of pairs and of derivatives at one path. */
function okxRoutes(world: ToldWorld): Routes {
  const spot = okxSpot(world);
  return [
    ...spot.routes,
    ['/api/v5/market/tickers', async () => okxAnswer(await spot.tickers())],
    ['/api/v5/public/instruments', async () => okxAnswer(await spot.instruments())],
  ];
}

/** So does Bybit. */
function bybitRoutes(world: ToldWorld): Routes {
  const spot = bybitSpot(world);
  const listed = async (category: string, rows: Promise<readonly object[]>) =>
    bybitAnswer({ category, list: await rows, nextPageCursor: '' }, world.now());
  return [
    ...spot.routes,
    ['/v5/market/tickers', () => listed('spot', spot.tickers())],
    ['/v5/market/instruments-info', () => listed('spot', spot.instruments())],
  ];
}
