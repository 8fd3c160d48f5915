import type { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { meanOfKnown } from '@coinmirror/shared/indicators/mean.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import type { Coin } from '../indexes/coins.ts';
import { fallers, risers, type Sector, sectorCount } from '../indexes/sectors.ts';
import { sectorSparkline } from './sectorSparkline.ts';

type Concept = GivenOf<typeof conceptEndpoints.conceptList>['data'][number];

/** Logos in the list of sectors. */
const FACES = 3;

/** A sector's own figures. */
export function conceptOf({ id, name, members, change, capChange, capPart }: Sector): Concept {
  const [best, worst] = [risers(members).at(0), fallers(members).at(0)];
  return {
    id,
    name,
    change24h: change,
    coinCount: members.length,
    marketCap: sum(members, ({ now }) => now.marketCap),
    volume24h: sum(members, ({ now }) => now.volume24h),
    volumePart: sum(members, ({ facts, now }) =>
      facts.peg === null ? now.volume24h / sectorCount(facts) : 0,
    ),
    capChange24h: capChange,
    capPart24h: capPart,
    riseCount: risers(members).length,
    fallCount: fallers(members).length,
    best: memberOf(best),
    worst: memberOf(worst),
    change7d: meanOfKnown(members.map(({ now }) => now.change7d)),
    largest: byValue(members)
      .slice(0, FACES)
      .map(({ facts }) => ({ code: facts.code, symbol: facts.symbol, logo: facts.logo })),
    sparkline: sectorSparkline(members),
  };
}

/** Symbol and code are '' where there is no such member. */
function memberOf(coin: Coin | undefined) {
  return {
    symbol: coin?.facts.symbol ?? '',
    code: coin?.facts.code ?? '',
    change24h: coin?.now.change24h ?? null,
  };
}

function byValue(members: readonly Coin[]): Coin[] {
  return members.toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
}
