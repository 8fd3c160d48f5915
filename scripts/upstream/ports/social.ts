import type { SocialPlatform } from '@coinmirror/shared/contract/rankings/popularity.ts';
import type { Port } from './port.ts';

/** Followers of coins by platform, counted daily. */
export interface SocialPort extends Port {
  /**
   * Followers (members, subscribers) of each coin on the Beijing day of each instant (epoch ms), one row per coin; null
   * if it has no account.
   */
  followers(
    platform: SocialPlatform,
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Posts of each coin's account on the Beijing day of each instant, one row per coin; null if it has none. */
  posts(
    platform: SocialPlatform,
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
}
