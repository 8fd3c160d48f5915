import type { FakeWorld } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';
import { coinDetail } from './coinDetail.ts';
import { derivativesExchanges, exchanges, marketChart, volumeChart } from './exchanges.ts';
import { categories, coinList, global, treasuries, trending } from './lists.ts';
import { createMarkets } from './markets.ts';

/** CoinGecko: money as numbers, what it does not know as null or 0, volumes of exchanges in Bitcoin. */
export function coinGeckoRoutes(world: FakeWorld): Routes {
  return [
    ['/api/v3/coins/markets', createMarkets(world)],
    ['/api/v3/coins/list', () => coinList(world)],
    ['/api/v3/coins/categories', () => categories(world)],
    ['/api/v3/global', () => global(world)],
    ['/api/v3/search/trending', () => trending(world)],
    ['/api/v3/exchanges', (asked) => exchanges(world, asked)],
    ['/api/v3/derivatives/exchanges', () => derivativesExchanges(world)],
    [
      /^\/api\/v3\/(companies|governments)\/public_treasury\/([^/]+)$/,
      ({ parts: [kind = '', coin = ''] }) => treasuries(world, kind, coin),
    ],
    [/^\/api\/v3\/exchanges\/([^/]+)\/volume_chart$/, (asked) => volumeChart(world, asked)],
    [/^\/api\/v3\/coins\/([^/]+)\/market_chart$/, (asked) => marketChart(world, asked)],
    [/^\/api\/v3\/coins\/([^/]+)$/, ({ parts: [id = ''] }) => coinDetail(world, id)],
  ];
}
