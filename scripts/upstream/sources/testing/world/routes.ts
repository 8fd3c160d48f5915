import type { SourceName } from '../../table/sourceTable.ts';
import { coinGeckoRoutes } from './coingecko/routes.ts';
import { binanceFuturesRoutes } from './contracts/binance.ts';
import { bitgetMix } from './contracts/bitget.ts';
import { bybitLinear } from './contracts/bybit.ts';
import { gateioFutures } from './contracts/gateio.ts';
import { hyperliquidRoutes } from './contracts/hyperliquid.ts';
import { okxDerivatives } from './contracts/okx.ts';
import type { FakeWorld } from './fakeWorld.ts';
import {
  llamaCoinsRoutes,
  llamaRoutes,
  llamaStablecoinsRoutes,
  llamaUnlocksRoutes,
  llamaYieldsRoutes,
} from './llama/routes.ts';
import { blockchainRoutes, mempoolRoutes } from './others/chains.ts';
import { deribitRoutes } from './others/deribit.ts';
import { ethereumRoutes } from './others/ethereum.ts';
import { feedRoutes } from './others/feeds.ts';
import {
  alternativeRoutes,
  coinMarketCapRoutes,
  frankfurterRoutes,
  paprikaRoutes,
} from './others/figures.ts';
import { geckoTerminalRoutes } from './others/geckoterminal.ts';
import { githubRoutes } from './others/github.ts';
import { bybitNotices, okxNotices } from './others/notices.ts';
import { snapshotRoutes } from './others/snapshot.ts';
import type { Asked, Routes } from './route.ts';
import { binanceRoutes } from './spot/binance.ts';
import { bitgetSpot } from './spot/bitget.ts';
import { bybitAnswer, bybitSpot } from './spot/bybit.ts';
import { coinbaseExchangeRoutes, coinbaseRoutes } from './spot/coinbase.ts';
import { gateioSpot } from './spot/gateio.ts';
import { krakenRoutes } from './spot/kraken.ts';
import { okxAnswer, okxSpot } from './spot/okx.ts';
import { upbitRoutes } from './spot/upbit.ts';

/** What each source answers in a told market. */
export const worldRoutes: Readonly<Partial<Record<SourceName, (world: FakeWorld) => Routes>>> = {
  BINANCE: binanceRoutes,
  BINANCE_FUTURES: binanceFuturesRoutes,
  OKX: okxRoutes,
  BYBIT: bybitRoutes,
  GATE: (world) => [...gateioSpot(world), ...gateioFutures(world)],
  BITGET: (world) => [...bitgetSpot(world), ...bitgetMix(world)],
  COINBASE: coinbaseRoutes,
  COINBASE_EXCHANGE: coinbaseExchangeRoutes,
  KRAKEN: krakenRoutes,
  UPBIT: upbitRoutes,
  HYPERLIQUID: hyperliquidRoutes,
  DERIBIT: deribitRoutes,
  COINGECKO: coinGeckoRoutes,
  GECKOTERMINAL: geckoTerminalRoutes,
  LLAMA: llamaRoutes,
  LLAMA_COINS: llamaCoinsRoutes,
  LLAMA_STABLECOINS: llamaStablecoinsRoutes,
  LLAMA_YIELDS: llamaYieldsRoutes,
  LLAMA_UNLOCKS: llamaUnlocksRoutes,
  COINPAPRIKA: paprikaRoutes,
  COINMARKETCAP: coinMarketCapRoutes,
  FRANKFURTER: frankfurterRoutes,
  ALTERNATIVE: alternativeRoutes,
  MEMPOOL: mempoolRoutes,
  BLOCKCHAIN: blockchainRoutes,
  ETHEREUM_RPC: ethereumRoutes,
  SNAPSHOT: snapshotRoutes,
  GITHUB: githubRoutes,
  ODAILY: feedRoutes('ODAILY'),
  PANEWS: feedRoutes('PANEWS'),
  CHAINCATCHER: feedRoutes('CHAINCATCHER'),
  BLOCKTEMPO: feedRoutes('BLOCKTEMPO'),
  ABMEDIA: feedRoutes('ABMEDIA'),
  ZOMBIT: feedRoutes('ZOMBIT'),
  WUBLOCK: feedRoutes('WUBLOCK'),
  BLOCKBEATS: feedRoutes('BLOCKBEATS'),
  COINTELEGRAPH: feedRoutes('COINTELEGRAPH'),
  DECRYPT: feedRoutes('DECRYPT'),
  THEBLOCK: feedRoutes('THEBLOCK'),
};

/** OKX tells of pairs and of derivatives at one path. */
function okxRoutes(world: FakeWorld): Routes {
  const [spot, derivatives] = [okxSpot(world), okxDerivatives(world)];
  const kindOf = ({ query }: Asked) => query.get('instType') ?? 'SPOT';
  return [
    ...spot.routes,
    ...derivatives.routes,
    [
      '/api/v5/market/tickers',
      async (asked) => {
        const kind = kindOf(asked);
        return okxAnswer(await (kind === 'SPOT' ? spot.tickers() : derivatives.tickers(kind)));
      },
    ],
    [
      '/api/v5/public/instruments',
      async (asked) => {
        const kind = kindOf(asked);
        return okxAnswer(await (kind === 'SPOT' ? spot.instruments() : derivatives.instruments(kind)));
      },
    ],
    [
      '/api/v5/support/announcements',
      async ({ query }) => okxAnswer(await okxNotices(world, Number(query.get('page') ?? 1))),
    ],
  ];
}

/** So does Bybit. */
function bybitRoutes(world: FakeWorld): Routes {
  const [spot, linear] = [bybitSpot(world), bybitLinear(world)];
  const listed = async ({ query }: Asked, rows: 'tickers' | 'instruments') => {
    const category = query.get('category') ?? 'spot';
    const list = await (category === 'spot' ? spot[rows]() : linear[rows](query.get('status')));
    return bybitAnswer({ category, list, nextPageCursor: '' }, world.now());
  };
  return [
    ...spot.routes,
    ...linear.routes,
    ['/v5/market/tickers', (asked) => listed(asked, 'tickers')],
    ['/v5/market/instruments-info', (asked) => listed(asked, 'instruments')],
    [
      '/v5/announcements/index',
      async ({ query }) =>
        bybitAnswer(await bybitNotices(world, Number(query.get('page') ?? 1)), world.now()),
    ],
  ];
}
