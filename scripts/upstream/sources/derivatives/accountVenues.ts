import type { AccountsQuestion } from '../exchanges/longShort/accounts.ts';
import { binanceAccounts } from '../exchanges/longShort/binance.ts';
import { bitgetAccounts } from '../exchanges/longShort/bitget.ts';
import { bybitAccounts } from '../exchanges/longShort/bybit.ts';
import { okxAccounts } from '../exchanges/longShort/okx.ts';
import type { BucketLimit } from '../net/tokenBucket.ts';
import type { SourceName } from '../sourceTable.ts';

interface AccountVenue {
  readonly source: SourceName;
  readonly ask: AccountsQuestion;
  /** Calls of this kind that it may be asked. */
  readonly limit: BucketLimit;
}

/** Two pages of a coin at once: each asks Binance for three figures. */
const USUAL: BucketLimit = { burst: 8, perMinute: 60 };

/** Venues that tell which part of their accounts is long, by their codes. Bitget allows one call a second. */
export const accountVenues = {
  binance: { source: 'BINANCE_FUTURES', ask: binanceAccounts, limit: USUAL },
  okx: { source: 'OKX', ask: okxAccounts, limit: USUAL },
  bybit: { source: 'BYBIT', ask: bybitAccounts, limit: USUAL },
  bitget: { source: 'BITGET', ask: bitgetAccounts, limit: { burst: 1, perMinute: 60 } },
} as const satisfies Readonly<Record<string, AccountVenue>>;

export type AccountVenueName = keyof typeof accountVenues;

export const accountVenueNames = Object.keys(accountVenues) as readonly AccountVenueName[];

/** The venue of an exchange's code; null for one that tells nothing of its accounts. */
export function accountVenueOf(exchange: string): AccountVenueName | null {
  return accountVenueNames.find((name) => name === exchange) ?? null;
}
