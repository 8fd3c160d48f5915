import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { type ContractVenue, exchanges } from '../exchanges/exchanges.ts';

/** What the name of a contract says. */
export interface ContractName {
  /** As the venue writes it: `1000SHIB`, `XBT`. */
  readonly base: string;
  readonly quote: string;
  /** null for a perpetual, epoch ms. */
  readonly expiresAt: number | null;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Contracts without a quote in their name (Bybit's `BTCPERP`, `BTC-27MAR26`) are settled in this. */
const UNNAMED_QUOTE = 'USDC';

/**
 * Reads a venue's name of a contract, settled in dollars or a stablecoin; a quarter or another day stands behind the name
 * of a dated one. null for one that is settled in a coin we do not convert, or is none.
 */
export function parseContractName(venue: ContractVenue, symbol: string): ContractName | null {
  const {
    base,
    quote = UNNAMED_QUOTE,
    digits,
    day,
    month,
    year,
  } = exchanges[venue].contracts.name.exec(symbol)?.groups ?? {};
  if (!base) return null;
  const written = digits ?? (day && `${year}${month2(month)}${day.padStart(2, '0')}`);
  if (!written) return { base, quote, expiresAt: null };
  const expiresAt = Date.UTC(
    2000 + Number(written.slice(0, 2)),
    Number(written.slice(2, 4)) - 1,
    Number(written.slice(4, 6)),
    EXPIRY_HOUR,
  );
  return Number.isFinite(expiresAt) ? { base, quote, expiresAt } : null;
}

/** UTC, at all venues. */
const EXPIRY_HOUR = 8;

function month2(month = ''): string {
  return String(MONTHS.indexOf(month) + 1).padStart(2, '0');
}

/** 1970-01-02 was a Friday. */
const FRIDAY = DAY + EXPIRY_HOUR * HOUR;
const WEEK = 7 * DAY;

/**
 * The kind of a contract at an instant: by its expiry the quarter's or the next one's, else the week's or the next
 * one's. null for an expired one, or another month's.
 */
export function contractTypeOf(expiresAt: number | null, now: number): ContractType | null {
  if (expiresAt === null) return 'swap';
  if (expiresAt <= now) return null;
  const quarter = quarterEndAfter(now);
  if (expiresAt === quarter) return 'cq';
  if (expiresAt === quarterEndAfter(quarter)) return 'nq';
  const friday = (Math.floor((now - FRIDAY) / WEEK) + 1) * WEEK + FRIDAY;
  if (expiresAt === friday) return 'cw';
  return expiresAt === friday + WEEK ? 'nw' : null;
}

/** The first end of a quarter after an instant: the last Friday of March, June, September or December, 08:00 UTC. */
function quarterEndAfter(time: number): number {
  const date = new Date(time);
  const quarter = Math.floor(date.getUTCMonth() / 3);
  const ends = [quarter, quarter + 1].map((at) => {
    const nextMonth = Date.UTC(date.getUTCFullYear(), at * 3 + 3, 1);
    return Math.floor((nextMonth - 1 - FRIDAY) / WEEK) * WEEK + FRIDAY;
  });
  return ends.find((end) => end > time) ?? Number.POSITIVE_INFINITY;
}
