import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { TreasuriesPort } from '../../ports/treasuries.ts';
import type { VenuesPort } from '../../ports/venues.ts';
import { derivativesExchanges, spotExchanges } from '../providers/coingecko/exchanges.ts';
import { volumeChart } from '../providers/coingecko/volumeChart.ts';
import { dexHistory } from '../providers/defillama/dexHistory.ts';
import { ageOf } from '../reader/age.ts';
import { poll } from '../reader/polls.ts';
import { unanswered } from '../status/sourcePorts.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { unlockPoll } from './unlocks/unlocksPort.ts';
import { custodyPort } from './venues/custody.ts';
import { inUsd, venueHistory } from './venues/history.ts';
import { reportedChains } from './venues/reportedChains.ts';
import { reportedToday } from './venues/reportedToday.ts';
import { treasuryHolders } from './venues/treasuries.ts';
import { dexSlugs, spotIds, venueOfFutures } from './venues/venueNames.ts';

type VenuePorts = Pick<
  Sources,
  | 'venues'
  | 'treasuries'
  | 'reserves'
  | 'funds'
  | 'trusts'
  | 'financing'
  | 'sales'
  | 'holders'
  | 'speeches'
  | 'nft'
  | 'otc'
>;

/** Exchanges and public holders. What nobody publishes without a key has no port. */
export function venuePorts(world: PublicWorld): VenuePorts {
  return {
    venues: venuesPort(world),
    treasuries: treasuriesPort(world),
    reserves: custodyPort(world),
    funds: null,
    trusts: null,
    financing: null,
    sales: null,
    holders: null,
    speeches: null,
    nft: null,
    otc: null,
  };
}

function venuesPort(world: PublicWorld): VenuesPort {
  return {
    provenance: provenanceOf('public', 'COINGECKO', 'LLAMA', 'BLOCKCHAIN'),
    history: (exchange, days) => venueHistory(world, exchange, days),
    reportedVolume24h: () => reportedToday(world),
    chains: async (exchange) => reportedChains(world, exchange),
    scoresAt: async () => new Map(),
    heatAt: async () => new Map(),
    margin: async () => [],
    withdrawalFees: async () => [],
    // An empty list would say that no exchange pays for deposits.
    earn: () => Promise.reject(new NotConnectedError('venues')),
  };
}

function treasuriesPort(world: PublicWorld): TreasuriesPort {
  return {
    provenance: provenanceOf('public', 'COINGECKO'),
    async holders() {
      const reported = await treasuryHolders(world);
      if (reported === null) throw unanswered('treasuries');
      return reported;
    },
  };
}

export const venuePolls: readonly Poll[] = [
  {
    // One chart at a time: the first one that is missing or older than a day.
    every: 5 * MINUTE,
    async run({ reader }) {
      const due = spotIds.find((id) => {
        const known = reader.latest('COINGECKO', volumeChart(id));
        return known.kind === 'nothing' || ageOf(known.at, reader.now()) > DAY;
      });
      if (due !== undefined) await reader.read('COINGECKO', volumeChart(due), DAY);
    },
  },
  {
    every: 2 * HOUR,
    async run(world) {
      const reported = await world.reader.read('COINGECKO', derivativesExchanges, 2 * HOUR);
      if (reported.kind !== 'fresh') return;
      const volumes = await Promise.all(
        reported.value.map(
          async ({ id, volume24hBtc }) => [venueOfFutures(id), await inUsd(world, volume24hBtc)] as const,
        ),
      );
      const values = new Map(
        volumes.flatMap(([code, usd]): [string, number][] =>
          code === null || usd === null ? [] : [[code, usd]],
        ),
      );
      // The volume of the 24 h until now belongs to the day that is ending.
      world.store.samples.save('futures', { time: utcMidnight(reported.at) + DAY, values });
    },
  },
  poll('COINGECKO', spotExchanges(1), HOUR),
  unlockPoll,
  ...dexSlugs.map((slug) => poll('LLAMA', dexHistory(slug), HOUR)),
];
