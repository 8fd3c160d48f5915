/**
 * ms since an instant; infinite for one that lies ahead. A clock that was set back leaves such instants behind, and what is
 * of an unknown age must not pass for new until the clock has caught up.
 */
export function ageOf(at: number, now: number): number {
  return at > now ? Number.POSITIVE_INFINITY : now - at;
}
