import type { UnlockCategory, UnlockSchedule } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { coinCatalogue } from '../../../../catalogue/coinCatalogue.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { seconds } from '../wire.ts';

/** A kind of receiver as DefiLlama writes it; of those that it divides further one. */
const WORDS: Readonly<Record<UnlockCategory, string>> = {
  team: 'insiders',
  investors: 'privateSale',
  community: 'airdrop',
  ecosystem: 'ecosystem',
  treasury: 'noncirculating',
  rewards: 'farming',
  other: 'Uncategorized',
};

/** What was given before the first unlock stands at the start as one cliff. */
const BEFORE = Date.UTC(2025, 0, 1);

/**
 * Documented unlocks of all coins. Written after what public programs that read the file say of it: no answer of it is recorded,
 * and no documentation names it.
 */
export async function unlockIndex(world: FakeWorld) {
  const schedules = await inTruth(world.truth.unlocks, 'unlocks').all();
  return { data: schedules.map(rowOf), lastUpdate: seconds(world.now()) };
}

function rowOf({ code, total, granted, cliffs, streams }: UnlockSchedule) {
  const facts = coinCatalogue.find((coin) => coin.code === code);
  const all = [{ time: BEFORE, parts: granted }, ...cliffs];
  return {
    token: facts?.contractAddress
      ? `${facts.chain.toLowerCase()}:${facts.contractAddress}`
      : `coingecko:${code}`,
    sources: [],
    protocolId: '1',
    name: facts?.nameEn ?? code,
    protocolSlug: code,
    gecko_id: code,
    circSupply: 1,
    maxSupply: total,
    unlockEvents: [
      ...all.map(({ time, parts }) => ({
        timestamp: seconds(time),
        cliffAllocations: parts.map(({ category, amount }) => ({
          recipient: category,
          category: WORDS[category],
          unlockType: 'cliff',
          amount,
        })),
        linearAllocations: [],
        summary: { totalTokensCliff: parts.reduce((sum, { amount }) => sum + amount, 0) },
      })),
      ...streams.map(({ category, from, until, perDay }) => ({
        timestamp: seconds(from),
        cliffAllocations: [],
        linearAllocations: [
          {
            recipient: `${category} fund`,
            category: WORDS[category],
            unlockType: 'linear_start',
            previousRatePerWeek: 0,
            newRatePerWeek: perDay * 7,
            endTimestamp: seconds(until),
          },
        ],
        summary: { netChangeInWeeklyRate: perDay * 7, totalNewWeeklyRate: perDay * 7 },
      })),
    ],
  };
}
