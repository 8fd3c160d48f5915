import type { DatabaseSync } from 'node:sqlite';
import { numberRow, query } from '../../database/rows.ts';
import type { Phone } from './accounts.ts';
import type { Asker } from './phoneCodes.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An hour's part of a day's ceiling, so that one bad hour leaves the rest of the day to others. */
const PART_OF_HOUR = 1 / 4;
/** What devices that have not logged in with a number may have sent to it in six hours, all together. */
const UNKNOWN_DEVICES_TO_NUMBER = { most: 10, withinMs: 6 * HOUR };
/** What the devices that have may have sent to it a day, all together. */
const KNOWN_TO_NUMBER = { most: 20, withinMs: DAY };

/** Messages a day at most: each costs money, and annoys whoever did not ask for it. */
export interface Ceilings {
  /** To all numbers; known devices have as many for themselves. */
  readonly all: number;
  /** To the numbers of one calling code. */
  readonly country: number;
  /** Asked from one network (IPv4 /24, IPv6 /48). */
  readonly network: number;
}

export const CEILINGS: Ceilings = { all: 1_000, country: 400, network: 40 };

export type CeilingScope = 'number' | keyof Ceilings;

/** A ceiling that is reached. */
export interface Reached {
  readonly scope: CeilingScope;
  readonly most: number;
  /** ms until one more may be sent. */
  readonly wait: number;
}

interface Ceiling {
  readonly scope: CeilingScope;
  readonly most: number;
  readonly withinMs: number;
}

/** The ceilings that hold for an asker. A device that is known is bound by its number's and by its kind's alone. */
function ceilingsOf({ isKnown }: Asker, { all, country, network }: Ceilings): readonly Ceiling[] {
  if (isKnown) return [{ scope: 'number', ...KNOWN_TO_NUMBER }, ...daily('all', all)];
  return [
    { scope: 'number', ...UNKNOWN_DEVICES_TO_NUMBER },
    ...daily('network', network),
    ...daily('country', country),
    ...daily('all', all),
  ];
}

function daily(scope: CeilingScope, most: number): readonly Ceiling[] {
  return [
    { scope, most: Math.ceil(most * PART_OF_HOUR), withinMs: HOUR },
    { scope, most, withinMs: DAY },
  ];
}

/** Counts sent codes by number, network, country and in all; counts survive a restart. */
export function createCodeCeilings(database: DatabaseSync, now: () => number) {
  /**
   * When the last one was sent that has to grow old before one more may be sent; null below the ceiling. What lies ahead was
   * sent before the clock was set back, and keeps nobody waiting.
   */
  const sentAt = (where: string) =>
    query(
      database.prepare(
        `SELECT created_at AS value FROM sms_codes WHERE created_at > ? AND created_at <= ? AND known = ?${where}
         ORDER BY created_at DESC LIMIT 1 OFFSET ?`,
      ),
      numberRow,
    );
  const queries = {
    number: sentAt(' AND area_code = ? AND mobile = ?'),
    network: sentAt(' AND network = ?'),
    country: sentAt(' AND area_code = ?'),
    all: sentAt(''),
  };

  return {
    /** The first ceiling that forbids to send one more; null if none does. */
    reached(phone: Phone, asker: Asker, ceilings: Ceilings): Reached | null {
      const keys: Readonly<Record<CeilingScope, readonly string[]>> = {
        number: [phone.areaCode, phone.mobile],
        network: [asker.network],
        country: [phone.areaCode],
        all: [],
      };
      for (const { scope, most, withinMs } of ceilingsOf(asker, ceilings)) {
        const known = asker.isKnown ? 1 : 0;
        if (most === 0) return { scope, most, wait: withinMs };
        const last = queries[scope].one(now() - withinMs, now(), known, ...keys[scope], most - 1);
        if (last !== null) return { scope, most, wait: last + withinMs - now() };
      }
      return null;
    },
  };
}
