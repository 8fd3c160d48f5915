import { BIG_EVENT_TYPES, type BigEventType } from '../contract/coin/events.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** Call arguments for milestones: kind and coin from the path, page number from the query. */
export function bigEventArgs(type: string | undefined, code: string | undefined, asked: AddressQuery) {
  const page = Math.floor(Number(asked('page')));
  return {
    ...(page > 1 && { page }),
    ...(isEventType(type) && { type }),
    ...(code !== undefined && { coincode: code }),
  };
}

/** Whether a path segment is a kind of milestone. */
export function isEventType(type: string | undefined): type is BigEventType {
  return BIG_EVENT_TYPES.some((known) => known === type);
}

/** Call arguments for statements: all, or those of one speaker. */
export function speechArgs(asked: AddressQuery) {
  const speaker = asked('speaker') ?? '';
  return /^[a-z]{1,20}$/.test(speaker) ? { speaker } : {};
}
