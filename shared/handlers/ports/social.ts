import type { SocialPlatform } from '@coinmirror/shared/contract/rankings/popularity.ts';
import type { Port } from './port.ts';

/** Who follows coins, and where: counted once a day. */
export interface SocialPort extends Port {
  /**
   * Followers (members, subscribers) of each coin on the Beijing day of each instant (epoch ms), one row a coin; null
   * where it has no account.
   */
  followers(
    platform: SocialPlatform,
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
  /** Posts of each coin's account on the Beijing day of each instant, one row a coin; null where it has none. */
  posts(
    platform: SocialPlatform,
    codes: readonly string[],
    times: readonly number[],
  ): Promise<readonly (readonly (number | null)[])[]>;
}
