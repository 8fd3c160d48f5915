import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { envelope, label, text, truth } from './wire.ts';
import { maybeAmount, num, wireAmount } from './wireNumber.ts';
import { maybePart, rowsOf } from './wireRows.ts';
import { maybeMillis } from './wireTime.ts';

/**
 * States of a source. well: it answers as often as it should; late: its last answer is older than that; paused: it is
 * left alone for a while after it refused; failed: its last calls brought nothing; off: the operator has switched it
 * off; waiting: it has not been asked yet.
 */
export const SOURCE_STATES = ['well', 'late', 'paused', 'failed', 'off', 'waiting'] as const;

export type SourceState = (typeof SOURCE_STATES)[number];

const budget = v.object({ now: wireAmount, burst: wireAmount, month: maybeAmount });

const quarantined = v.object({ subject: label, value: num, reason: text, since: maybeMillis });

const source = v.object({
  name: label,
  title: label,
  state: v.picklist(SOURCE_STATES),
  /** Epoch ms. */
  since: maybeMillis,
  /** When it is asked again while it is paused, epoch ms. */
  until: maybeMillis,
  /** Its last good answer, epoch ms. */
  answeredAt: maybeMillis,
  /** Why its last call brought nothing, in Chinese; '' after a good one. */
  reason: text,
  /** What may be spent now, at most at once, and in the rest of the month. */
  budget: maybePart(budget),
  quarantined: rowsOf(quarantined),
  /** What visitors see of it: 价格, 市值. */
  shows: rowsOf(label),
});

/** connected: it is heard; reconnecting: it is not, and opened anew; off: it is not opened. */
const SOCKET_STATES = ['connected', 'reconnecting', 'off'] as const;

export type SocketState = (typeof SOCKET_STATES)[number];

/** ticks: last prices between two cycles; liquidations: forced orders. */
const SOCKET_SUBJECTS = ['ticks', 'liquidations'] as const;

export type SocketSubject = (typeof SOCKET_SUBJECTS)[number];

const socket = v.object({
  name: label,
  title: label,
  tells: v.picklist(SOCKET_SUBJECTS),
  state: v.picklist(SOCKET_STATES),
  /** Since when it is in this state, epoch ms. */
  since: maybeMillis,
  /** Its last message, epoch ms. */
  heardAt: maybeMillis,
});

/** One socket, as the page shows it. */
export type SocketRow = v.InferOutput<typeof socket>;

/** One source, as the page shows it. */
export type SourceRow = v.InferOutput<typeof source>;

export const sourceStatusEndpoints = {
  /** How each source of the site's data is doing. */
  sourceStatus: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/source/status',
    params: v.object({}),
    response: envelope(
      v.object({
        simulated: truth,
        sources: rowsOf(source),
        sockets: v.optional(rowsOf(socket), []),
      }),
    ),
  }),
} as const;

/** The state of all sources; `simulated`: there are none, and the market is simulated. */
export type SourceStatusReport = v.InferOutput<typeof sourceStatusEndpoints.sourceStatus.response>;
