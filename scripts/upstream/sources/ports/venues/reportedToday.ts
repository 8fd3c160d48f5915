import { exchangeCatalogue } from '../../../catalogue/exchangeCatalogue.ts';
import { spotExchanges } from '../../providers/coingecko/exchanges.ts';
import { dexHistory } from '../../providers/defillama/dexHistory.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { inUsd } from './history.ts';
import { venueNamesOf } from './venueNames.ts';

/** Spot volume of the last 24 h by exchange, USD, as far as it has been reported: nothing is asked for. */
export async function reportedToday(world: PublicWorld): Promise<ReadonlyMap<string, number>> {
  const { reader } = world;
  const list = reportedOf(reader.latest('COINGECKO', spotExchanges(1)))?.value ?? [];
  const bitcoins = new Map(list.map(({ id, volume24hBtc }) => [id, volume24hBtc]));
  const found = await Promise.all(
    exchangeCatalogue.map(async ({ code }) => {
      const { spot, dex } = venueNamesOf(code);
      const usd =
        dex === undefined
          ? await inUsd(world, (spot === undefined ? null : bitcoins.get(spot)) ?? null)
          : (reportedOf(reader.latest('LLAMA', dexHistory(dex)))?.value.volume24h ?? null);
      return [code, usd] as const;
    }),
  );
  return new Map(found.flatMap(([code, usd]): [string, number][] => (usd === null ? [] : [[code, usd]])));
}
