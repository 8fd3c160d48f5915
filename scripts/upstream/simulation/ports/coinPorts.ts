import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { softwareCatalogue } from '../../catalogue/softwareCatalogue.ts';
import type { MiningPort } from '../../ports/mining.ts';
import type { ReleasesPort } from '../../ports/releases.ts';
import type { RepositoriesPort } from '../../ports/repositories.ts';
import type { SalesPort } from '../../ports/sales.ts';
import type { SearchesPort } from '../../ports/searches.ts';
import type { SocialPort } from '../../ports/social.ts';
import type { SupplyPort } from '../../ports/supply.ts';
import type { UnlocksPort } from '../../ports/unlocks.ts';
import { hashRateOf } from '../coins/hashRate.ts';
import { listingSaleAt } from '../coins/listingSales.ts';
import { repositoryOn } from '../coins/repositories.ts';
import { searchInterest } from '../coins/searches.ts';
import { followersOn, postsOn } from '../coins/social.ts';
import type { World } from '../market/world.ts';
import { releasesOf } from '../software/releases.ts';
import { supplyAt } from '../supply/supply.ts';
import { isVested } from '../supply/unlockPlan.ts';
import { unlockScheduleOf, unlocksBetween } from '../supply/unlocks.ts';
import { factsOf } from './facts.ts';
import { holdersPort } from './holdersPort.ts';

const vestedCoins = coinCatalogue.filter(isVested);

/** Ports for what is known of coins besides their markets. */
export function coinPorts(world: World) {
  return { holders: holdersPort(world), ...chainPorts(world), ...peoplePorts(world) };
}

function chainPorts({ provenance }: World) {
  const supply: SupplyPort = {
    provenance,
    async circulating(questions) {
      return questions.map(({ code, time }) => {
        const facts = factsOf(code);
        return facts && supplyAt(facts, time);
      });
    },
  };
  const unlocks: UnlocksPort = {
    provenance,
    all: async () => vestedCoins.flatMap((facts) => unlockScheduleOf(facts) ?? []),
    async schedule(code) {
      const facts = factsOf(code);
      return facts ? unlockScheduleOf(facts) : null;
    },
    async between(code, from, to) {
      const facts = factsOf(code);
      return facts ? unlocksBetween(facts, from, to) : [];
    },
  };
  const mining: MiningPort = {
    provenance,
    hashRates: async (codes, time) => codes.map((code) => hashRateOf(code, time)),
  };
  const sales: SalesPort = {
    provenance,
    async at(codes, time) {
      return codes.map((code) => {
        const facts = factsOf(code);
        return facts && listingSaleAt(facts, time);
      });
    },
  };
  return { supply, unlocks, mining, sales };
}

function peoplePorts(world: World) {
  const { provenance, market } = world;
  const social: SocialPort = {
    provenance,
    async followers(platform, codes, times) {
      return codes.map((code) => {
        const facts = factsOf(code);
        return times.map((time) => facts && followersOn(facts, platform, time));
      });
    },
    async posts(platform, codes, times) {
      return codes.map((code) => {
        const facts = factsOf(code);
        return facts ? postsOn(facts, platform, times) : times.map(() => null);
      });
    },
  };
  const repositories: RepositoriesPort = {
    provenance,
    async at(codes, time) {
      return codes.map((code) => {
        const facts = factsOf(code);
        return facts && repositoryOn(facts, time);
      });
    },
  };
  const searches: SearchesPort = {
    provenance,
    async interest(times) {
      const coins = await world.coins();
      return times.map((time) => searchInterest(coins, time));
    },
  };
  const releases: ReleasesPort = {
    provenance,
    async list(softwareId) {
      const software = softwareCatalogue.find(({ id }) => id === softwareId);
      return software ? releasesOf(software, market.now()) : [];
    },
  };
  return { social, repositories, searches, releases };
}
