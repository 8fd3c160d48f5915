import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { VenueDay } from '../../../ports/venues.ts';
import { blockchainChart } from '../../providers/chains/blockchain.ts';
import { derivativesExchanges, spotExchanges } from '../../providers/coingecko/exchanges.ts';
import { volumeChart } from '../../providers/coingecko/volumeChart.ts';
import type { TvlDay } from '../../providers/defillama/chains.ts';
import { dexHistory } from '../../providers/defillama/dexHistory.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { valuesAt } from '../locked/days.ts';
import { venueNamesOf } from './venueNames.ts';

/** How often CoinGecko's lists are asked for: its budget is a month's. */
const SPOT_EVERY = HOUR;
const FUTURES_EVERY = 2 * HOUR;

/** A day without a volume has none of the day before, ms. */
const WITHIN = DAY - 1;

/** A volume in USD at a time, and the current one. */
interface Volumes {
  readonly days: readonly TvlDay[];
  readonly now: number | null;
}

const UNKNOWN: Volumes = { days: [], now: null };

/** Volumes of an exchange by UTC day, and of the 24 h until now; null for what is not told. */
export async function venueHistory(
  world: PublicWorld,
  exchange: string,
  count: number,
): Promise<readonly VenueDay[]> {
  const now = world.reader.now();
  const today = utcMidnight(now);
  const times = Array.from({ length: Math.max(0, count - 1) }, (_, at) => today - (count - 2 - at) * DAY);
  const { spot, futures, dex } = venueNamesOf(exchange);
  const [spots, contracts] = await Promise.all([
    dex === undefined ? spotVolumes(world, spot) : dexVolumes(world, dex),
    futuresVolumes(world, { exchange, id: futures, from: today - count * DAY }),
  ]);
  const pasts = [spots, contracts].map(({ days }) => valuesAt(days, times, WITHIN));
  return [
    ...times.map((time, at) => ({
      time,
      spot: pasts[0]?.[at] ?? null,
      futures: pasts[1]?.[at] ?? null,
      traders: null,
    })),
    { time: now, spot: spots.now, futures: contracts.now, traders: null },
  ];
}

/** A day's chart is filled by a rotation (`venuePolls`), so that pages do not spend the budget. */
async function spotVolumes(world: PublicWorld, id: string | undefined): Promise<Volumes> {
  if (id === undefined) return UNKNOWN;
  const { reader } = world;
  const chart = reportedOf(reader.latest('COINGECKO', volumeChart(id)));
  const prices = reportedOf(await reader.read('BLOCKCHAIN', blockchainChart('market-price', '1years'), DAY));
  const closes = (prices?.value ?? []).map(({ time, value }) => ({ time, tvl: value }));
  const points = chart?.value ?? [];
  const rates = valuesAt(
    closes,
    points.map(({ time }) => time),
  );
  const list = reportedOf(await reader.read('COINGECKO', spotExchanges(1), SPOT_EVERY));
  const row = list?.value.find((one) => one.id === id);
  return {
    days: points.flatMap(({ time, btc }, at): TvlDay[] => {
      const rate = rates[at] ?? null;
      return rate === null ? [] : [{ time, tvl: btc * rate }];
    }),
    now: await inUsd(world, row?.volume24hBtc ?? null),
  };
}

async function dexVolumes({ reader }: PublicWorld, slug: string): Promise<Volumes> {
  const reported = reportedOf(await reader.read('LLAMA', dexHistory(slug), HOUR));
  // A day is reported by the midnight at which it began; its volume is that of the 24 h until the next one.
  const days = (reported?.value.days ?? []).map(({ time, volume }) => ({ time: time + DAY, tvl: volume }));
  return { days, now: reported?.value.volume24h ?? null };
}

/** Past days are those on which the volume was sampled. */
async function futuresVolumes(
  world: PublicWorld,
  {
    exchange,
    id,
    from,
  }: { readonly exchange: string; readonly id: string | undefined; readonly from: number },
): Promise<Volumes> {
  if (id === undefined) return UNKNOWN;
  const { reader, store } = world;
  const list = reportedOf(await reader.read('COINGECKO', derivativesExchanges, FUTURES_EVERY));
  const row = list?.value.find((one) => one.id === id);
  const samples = store.samples.between('futures', from, reader.now());
  return {
    days: samples.flatMap(({ time, values }): TvlDay[] => {
      const usd = values.get(exchange);
      return usd === undefined ? [] : [{ time, tvl: usd }];
    }),
    now: await inUsd(world, row?.volume24hBtc ?? null),
  };
}

/** Bitcoins at the market's price. */
export async function inUsd({ market }: PublicWorld, btc: number | null): Promise<number | null> {
  const price = (await market()).coinOf.get('bitcoin')?.price;
  return btc === null || price === undefined ? null : Math.round(btc * price);
}
