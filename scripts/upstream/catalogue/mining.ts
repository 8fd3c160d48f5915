import type { MiningFacts } from './catalogueCoin.ts';

const DAY = 86_400_000;

/** A coin's mining facts at an instant (epoch ms), after the halvings until then. */
export function miningAt(mining: MiningFacts, time: number): MiningFacts {
  const { nextHalvingAt, nextReward, halvingDays, blockReward } = mining;
  if (nextHalvingAt === null || nextReward === null || halvingDays === null || nextHalvingAt > time)
    return mining;
  const passed = 1 + Math.floor((time - nextHalvingAt) / (halvingDays * DAY));
  const ratio = nextReward / blockReward;
  return {
    ...mining,
    blockReward: short(blockReward * ratio ** passed),
    nextHalvingAt: nextHalvingAt + passed * halvingDays * DAY,
    nextReward: short(blockReward * ratio ** (passed + 1)),
  };
}

function short(reward: number): number {
  return Number(reward.toPrecision(8));
}
