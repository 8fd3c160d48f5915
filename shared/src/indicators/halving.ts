/** Blocks between two Bitcoin halvings, and the target seconds between blocks. */
const HALVING_BLOCKS = 210_000;
const BLOCK_SECONDS = 600;
/** Mean seconds between blocks in 2024 and 2025. */
export const RECENT_BLOCK_SECONDS = 594;
const FIRST_REWARD = 50;

/** A past Bitcoin halving: height, day (epoch ms) and the reward after it. */
export interface PastHalving {
  readonly height: number;
  readonly time: number;
  readonly reward: number;
}

/** Bitcoin's halvings so far. */
export const PAST_HALVINGS: readonly PastHalving[] = [
  { height: 210_000, time: Date.UTC(2012, 10, 28), reward: 25 },
  { height: 420_000, time: Date.UTC(2016, 6, 9), reward: 12.5 },
  { height: 630_000, time: Date.UTC(2020, 4, 11), reward: 6.25 },
  { height: 840_000, time: Date.UTC(2024, 3, 20), reward: 3.125 },
];

/** The next halving from a given height. Rewards in BTC, times in epoch ms. */
export interface Halving {
  readonly height: number;
  readonly target: number;
  readonly remaining: number;
  /** % of the way since the last halving. */
  readonly progress: number;
  readonly reward: number;
  readonly nextReward: number;
  readonly blockSeconds: number;
  readonly expectedAt: number;
}

/** BTC per block at a height: 50, halved once every 210,000 blocks. */
export function blockReward(height: number): number {
  return FIRST_REWARD / 2 ** Math.floor(height / HALVING_BLOCKS);
}

/**
 * Countdown to Bitcoin's next halving: target = (⌊height ÷ 210000⌋ + 1) × 210000, expected now + blocks left × seconds
 * per block (of the last 2016 blocks, else 600). At a target height the halving has happened.
 */
export function nextHalving(height: number, now: number, blockSeconds = BLOCK_SECONDS): Halving {
  const target = (Math.floor(height / HALVING_BLOCKS) + 1) * HALVING_BLOCKS;
  const remaining = target - height;
  return {
    height,
    target,
    remaining,
    progress: ((HALVING_BLOCKS - remaining) / HALVING_BLOCKS) * 100,
    reward: blockReward(height),
    nextReward: blockReward(target),
    blockSeconds,
    expectedAt: now + remaining * blockSeconds * 1000,
  };
}

/**
 * Bitcoin's approximate height at an instant (epoch ms): blocks come slightly faster than every 600 s after the last
 * known halving (RECENT_BLOCK_SECONDS). For simulated data; a real upstream knows the height.
 */
export function estimatedHeight(time: number): number {
  const last = PAST_HALVINGS.findLast((halving) => halving.time <= time);
  if (!last) return Math.max(0, Math.floor((time - Date.UTC(2009, 0, 3)) / 1000 / 588));
  const next = PAST_HALVINGS.find((halving) => halving.time > time);
  const seconds = next ? (next.time - last.time) / 1000 / HALVING_BLOCKS : RECENT_BLOCK_SECONDS;
  return last.height + Math.floor((time - last.time) / 1000 / seconds);
}
