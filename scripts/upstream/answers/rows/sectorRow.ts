import type { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Coin } from '../indexes/coins.ts';
import { fallers, risers, type Sector } from '../indexes/sectors.ts';
import { sectorSparkline } from './sectorSparkline.ts';

type ConceptWire = WireOf<typeof conceptEndpoints.conceptList>['data'][number];

/** Logos in the list of sectors. */
const FACES = 3;

/** A sector's own figures, on the wire. */
export function conceptWire({ id, name, members, change }: Sector): ConceptWire {
  const [best, worst] = [risers(members).at(0), fallers(members).at(0)];
  return {
    id,
    name,
    change_percent: change,
    total_coin: members.length,
    market_value_usd: sum(members, ({ now }) => now.marketCap),
    vol_usd: sum(members, ({ now }) => now.volume24h),
    vol_part_usd: sum(members, ({ facts, now }) =>
      facts.peg === null ? now.volume24h / facts.conceptIds.length : 0,
    ),
    rise_count: risers(members).length,
    fall_count: fallers(members).length,
    best: best?.facts.symbol ?? '',
    best_code: best?.facts.code ?? '',
    best_percent: best?.now.change24h ?? null,
    worst: worst?.facts.symbol ?? '',
    worst_code: worst?.facts.code ?? '',
    worst_percent: worst?.now.change24h ?? null,
    change_week: meanOfKnown(members.map(({ now }) => now.change7d)),
    top_coins: byValue(members)
      .slice(0, FACES)
      .map(({ facts }) => ({ code: facts.code, name: facts.symbol, logo: facts.logo })),
    kline_data: sectorSparkline(members).join(','),
  };
}

function byValue(members: readonly Coin[]): Coin[] {
  return members.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
}
