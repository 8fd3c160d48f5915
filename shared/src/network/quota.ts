import { NETWORK_LEVELS, type NetworkLevel } from './networks.ts';

/** How much of something one network of a level may hold. */
export interface LevelBound {
  readonly most: number;
  /** At most this part of what nobody holds: the more is taken, the less the greatest holders get. */
  readonly ofFree: number;
}

/** The bounds of something that all visitors share: places, bytes. */
export interface QuotaBounds {
  readonly total: number;
  readonly levels: Readonly<Record<NetworkLevel, LevelBound>>;
}

/** How much is held now: by all, and by the networks of who asks for more. */
export interface Held {
  readonly total: number;
  readonly levels: Readonly<Record<NetworkLevel, number>>;
}

export type ExceededQuota = NetworkLevel | 'total';

/**
 * Whose share would be too large with `size` more; null where it may be given. Each network may hold a part of what is
 * free (dynamic thresholds, as in the buffers of switches), so a few networks never take all of it, and who holds
 * nothing gets something until nothing is left.
 */
export function exceededQuota(
  { total, levels }: QuotaBounds,
  held: Held,
  size: number,
): ExceededQuota | null {
  const free = total - held.total;
  const full = NETWORK_LEVELS.find((level) => {
    const own = held.levels[level];
    return own + size > levels[level].most || (own > 0 && own >= free * levels[level].ofFree);
  });
  return full ?? (size > free ? 'total' : null);
}
