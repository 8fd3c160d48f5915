import * as v from 'valibot';
import { ALERT_REPEATS, ALERTS_MAX, type Alert } from '../../alerts/alert.ts';
import { ALERT_MEASURES } from '../../alerts/measures.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, flag, text } from '../wire.ts';
import { num } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeSeconds } from '../wireTime.ts';
import { itemCode, recordId, words } from './words.ts';

const alertRow = v.pipe(
  v.object({
    id: recordId,
    /** '' for a measure of the whole market. */
    coin_code: v.union([v.picklist(['']), itemCode]),
    coin_name: v.pipe(text, words(80)),
    /** What a measure without a coin is about; '' for nothing, and for any exchange. */
    target_code: v.optional(v.pipe(text, words(80)), ''),
    target_name: v.optional(v.pipe(text, words(80)), ''),
    measure: v.picklist(ALERT_MEASURES),
    direction: v.picklist(['above', 'below']),
    threshold: num,
    repeat: v.picklist(ALERT_REPEATS),
    /** Minutes. */
    cooldown: v.pipe(num, v.minValue(1)),
    armed: flag,
    fired_at: maybeSeconds,
    /** The newest event that a browser has seen. */
    seen_at: v.optional(maybeSeconds, null),
  }),
  v.transform(
    ({ coin_code, coin_name, target_code, target_name, fired_at, seen_at, ...wire }): Alert => ({
      ...wire,
      coin: coin_code === '' ? null : { code: coin_code, name: coin_name || coin_code },
      target: target_code === '' ? null : { code: target_code, name: target_name || target_code },
      lastFiredAt: fired_at,
      seen: seen_at,
    }),
  ),
);

export type AlertWire = v.InferInput<typeof alertRow>;

/** Row by row, also where none is left: what a later version keeps there is no wrong answer. */
const alerts = envelope(rowsOf(alertRow));
const post = { policy: 'write', method: 'POST', host: 'community', body: 'json', response: alerts } as const;

/**
 * The alerts of a logged-in visitor. Their open browsers evaluate them, and the upstream for their channels. Every change answers with all of them, newest
 * first.
 */
export const alertEndpoints = {
  alertList: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/alert/list',
    params: v.object({}),
    response: alerts,
  }),
  /** Adds new alerts and updates known ones by id; all or none. Idempotent. */
  alertSave: defineEndpoint({
    ...post,
    path: '/api/v3/alert/save',
    params: v.object({ alerts: v.pipe(v.array(alertRow), v.maxLength(ALERTS_MAX)) }),
  }),
  alertDelete: defineEndpoint({
    ...post,
    path: '/api/v3/alert/del',
    params: v.object({ ids: v.pipe(v.array(recordId), v.maxLength(ALERTS_MAX)) }),
  }),
} as const;

/** An alert in wire format. */
export function toAlertWire({ coin, target, lastFiredAt, seen, ...alert }: Alert): AlertWire {
  return {
    ...alert,
    coin_code: coin?.code ?? '',
    coin_name: coin?.name ?? '',
    target_code: target?.code ?? '',
    target_name: target?.name ?? '',
    fired_at: lastFiredAt === null ? null : lastFiredAt / 1000,
    seen_at: seen === null ? null : seen / 1000,
  };
}

/** Reads an alert stored in wire format; null for anything else. */
export function readAlertWire(value: unknown): Alert | null {
  const read = v.safeParse(alertRow, value);
  return read.success ? read.output : null;
}
