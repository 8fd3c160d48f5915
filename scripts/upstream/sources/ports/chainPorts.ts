import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import type { GasPort } from '../../ports/gas.ts';
import type { MiningPort } from '../../ports/mining.ts';
import type { SearchesPort } from '../../ports/searches.ts';
import type { SentimentPort } from '../../ports/sentiment.ts';
import type { Sources } from '../../ports/sources.ts';
import type { SupplyPort } from '../../ports/supply.ts';
import { fearGreedDays } from '../providers/alternative/alternative.ts';
import { blockchainChart } from '../providers/chains/blockchain.ts';
import { feeHistory } from '../providers/chains/ethereum.ts';
import { bitcoinMining, type MiningPoint } from '../providers/chains/mempool.ts';
import { type TrendingCoin, trending } from '../providers/coingecko/trending.ts';
import { unanswered } from '../status/sourcePorts.ts';
import type { Sample } from '../store/samples.ts';
import { reportedOf, requireReported } from '../world/known.ts';
import type { Poll } from '../world/polls.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { quoteAt, quoteOf, sampleOf } from './sampled/gasQuotes.ts';

/** Time of an Ethereum block. */
const BLOCK = 12 * SECOND;
/** ms between samples of gas. */
const GAS_EVERY = 5 * MINUTE;
/** An instant so near to now is answered by what is read now. */
const NOW = 2 * MINUTE;

type ChainPorts = Pick<Sources, 'mining' | 'gas' | 'supply' | 'searches' | 'sentiment'>;

/** Bitcoin's mining, Ethereum's gas, supplies, searches, and fear and greed. */
export function chainPorts(world: PublicWorld): ChainPorts {
  return {
    mining: miningPort(world),
    gas: gasPort(world),
    supply: supplyPort(world),
    searches: searchesPort(world),
    sentiment: sentimentPort(world),
  };
}

/** Of Bitcoin alone: nobody tells the others without a key. */
function miningPort({ reader }: PublicWorld): MiningPort {
  async function bitcoinRate(time: number): Promise<number | null> {
    const isNow = reader.now() - time < DAY;
    const first = reportedOf(await reader.read('MEMPOOL', bitcoinMining('3y'), HOUR));
    const reported = first && (isNow ? first.value.hashRate : rateOn(first.value.hashRates, time));
    if (reported) return reported;
    const second = await reader.read('BLOCKCHAIN', blockchainChart('hash-rate', '3years'), HOUR);
    // Whose node is away has told that it does not know.
    const chart = first ? reportedOf(second) : requireReported(second, 'mining');
    return chart && rateOn(chart.value, time);
  }
  return {
    provenance: provenanceOf('public', 'MEMPOOL', 'BLOCKCHAIN'),
    async hashRates(codes, time) {
      const rate = codes.includes('bitcoin') ? await bitcoinRate(time) : null;
      return codes.map((code) => (code === 'bitcoin' ? rate : null));
    },
  };
}

/** The last rate until an instant; null where none was reported within two days. */
function rateOn(points: readonly MiningPoint[], time: number): number | null {
  const point = points.findLast((one) => one.time <= time);
  return point && time - point.time <= 2 * DAY ? point.value : null;
}

function gasPort({ reader, store }: PublicWorld): GasPort {
  return {
    provenance: provenanceOf('public', 'ETHEREUM_RPC'),
    async at(times) {
      const now = reportedOf(await reader.read('ETHEREUM_RPC', feeHistory, BLOCK));
      const current = now === null ? null : quoteOf(now.value);
      const samples = store.samples.between('gas', Math.min(...times) - HOUR, Math.max(...times) + HOUR);
      if (now === null && samples.length === 0) throw unanswered('gas');
      return times.map((time) => {
        const isCurrent = now !== null && Math.abs(now.at - time) <= NOW;
        return isCurrent ? current : quoteAt(samples, time);
      });
    },
  };
}

/** What the market says now; of past days what was sampled. */
function supplyPort({ market, reader, store }: PublicWorld): SupplyPort {
  return {
    provenance: provenanceOf('public', 'COINGECKO'),
    async circulating(questions) {
      const { coinOf } = await market();
      const days = new Map<number, Sample | undefined>();
      const onDay = (day: number) => {
        if (!days.has(day)) days.set(day, store.samples.between('supply', day, day)[0]);
        return days.get(day)?.values;
      };
      return questions.map(({ code, time }) => {
        const isNow = Math.abs(reader.now() - time) <= HOUR;
        const known = isNow ? coinOf.get(code)?.circulatingSupply : onDay(utcMidnight(time))?.get(code);
        return known ?? null;
      });
    },
  };
}

/** Today by the order of the list of trending coins; of past days what was sampled. */
function searchesPort({ reader, store }: PublicWorld): SearchesPort {
  return {
    provenance: provenanceOf('public', 'COINGECKO'),
    async interest(times) {
      const { value, at } = requireReported(await reader.read('COINGECKO', trending, HOUR), 'searches');
      return times.map((time) => {
        const day = utcMidnight(time);
        if (day === utcMidnight(reader.now()) || day === utcMidnight(at)) return interestOf(value);
        return store.samples.between('searches', day, day)[0]?.values ?? new Map();
      });
    },
  };
}

const realCodes: ReadonlySet<string> = new Set(realCoins.map(({ code }) => code));

/** The first of n coins has n, the last one 1; coins without a page here are left out. */
function interestOf(coins: readonly TrendingCoin[]): ReadonlyMap<string, number> {
  const ranked = coins.map(({ code }, place) => [code, coins.length - place] as const);
  return new Map(ranked.filter(([code]) => realCodes.has(code)));
}

function sentimentPort({ reader }: PublicWorld): SentimentPort {
  return {
    provenance: provenanceOf('public', 'ALTERNATIVE'),
    async days() {
      return requireReported(await reader.read('ALTERNATIVE', fearGreedDays(0), HOUR / 2), 'sentiment').value;
    },
  };
}

/** What is reported for now alone is sampled. */
export const chainPolls: readonly Poll[] = [
  {
    every: GAS_EVERY,
    async run({ reader, store }) {
      const now = await reader.read('ETHEREUM_RPC', feeHistory, BLOCK);
      if (now.kind === 'fresh') store.samples.save('gas', sampleOf(quoteOf(now.value), now.at));
    },
  },
  {
    every: HOUR,
    async run({ reader, store }) {
      const now = await reader.read('COINGECKO', trending, HOUR);
      if (now.kind !== 'fresh') return;
      store.samples.save('searches', { time: utcMidnight(now.at), values: interestOf(now.value) });
    },
  },
  {
    every: 6 * HOUR,
    async run({ market, store }) {
      const { at, coins } = await market();
      const values = new Map(
        coins.flatMap(({ code, circulatingSupply }): [string, number][] =>
          circulatingSupply === null ? [] : [[code, circulatingSupply]],
        ),
      );
      store.samples.save('supply', { time: utcMidnight(at), values });
    },
  },
];
