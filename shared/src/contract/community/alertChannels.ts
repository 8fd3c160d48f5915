import * as v from 'valibot';
import { BRIEF_HOURS } from '../../alerts/brief.ts';
import { CHANNEL_FIELD_MAX, CHANNEL_KINDS, FORM_CHANNELS } from '../../alerts/channels.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, flag, text } from '../wire.ts';
import { wireCount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { id, recordId } from './words.ts';

/** sent: told; waiting: is tried again; failed: given up; unknown: handed over, and nobody knows what became of it. */
const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'unknown'] as const;

/** Hour of the day (in Beijing) at which the brief of the finished day is sent. */
const briefHour = v.picklist(BRIEF_HOURS);

/** The last brief of a channel: of which day, by its midnight, and what became of it. */
const briefRow = v.object({ day: seconds, time: seconds, state: v.picklist(DELIVERY_STATES), error: text });

const channelRow = v.pipe(
  v.object({
    id: wireCount,
    kind: v.picklist(CHANNEL_KINDS),
    /** Host and the last four letters; nothing else of its address is ever told again. */
    shown: text,
    paused: flag,
    /** Why it was paused; '' where its owner did. */
    reason: text,
    sent_at: maybeSeconds,
    failed_at: maybeSeconds,
    /** Of the last failure; '' after a success. */
    error: text,
    /** null: it is sent none. */
    brief_hour: v.optional(v.nullable(briefHour), null),
    /** null: it has been sent none yet. */
    brief: v.optional(v.nullable(briefRow), null),
  }),
  v.transform(({ sent_at, failed_at, paused, brief_hour, ...wire }) => ({
    ...wire,
    briefHour: brief_hour,
    isPaused: paused,
    sentAt: sent_at,
    failedAt: failed_at,
  })),
);

const deliveryRow = v.pipe(
  v.object({
    alert_id: recordId,
    channel_id: wireCount,
    time: seconds,
    state: v.picklist(DELIVERY_STATES),
    error: text,
  }),
  v.transform(({ alert_id, channel_id, ...wire }) => ({ ...wire, alertId: alert_id, channelId: channel_id })),
);

const channels = v.pipe(
  v.object({
    /** Whether the operator lets alerts be sent at all. */
    open: flag,
    /** Public key of push messages (VAPID); '' where the operator has none. */
    push_key: text,
    list: rowsOf(channelRow),
    /** The newest message of each alert and channel. */
    deliveries: rowsOf(deliveryRow),
  }),
  v.transform(({ open, push_key, list, deliveries }) => ({
    isOpen: open,
    pushKey: push_key,
    channels: list,
    deliveries,
  })),
);

export type AlertChannels = v.InferOutput<typeof channels>;
export type AlertChannel = AlertChannels['channels'][number];
export type AlertDelivery = AlertChannels['deliveries'][number];

const response = envelope(channels);
const post = { policy: 'write', method: 'POST', host: 'community', body: 'json', response } as const;
const field = v.optional(v.pipe(v.string(), v.maxLength(CHANNEL_FIELD_MAX)), '');

/** Where an account's alerts are sent, besides its open browsers. Every change answers with all of it. */
export const alertChannelEndpoints = {
  alertChannels: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/alert/channel/list',
    params: v.object({}),
    response,
  }),
  alertChannelAdd: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/add',
    params: v.object({ kind: v.picklist(FORM_CHANNELS), address: field, token: field, chat: field }),
  }),
  /** A browser's subscription (`PushSubscription.toJSON()`); the same again replaces it. */
  alertPushAdd: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/push',
    params: v.object({
      endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=?$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{16,40}={0,2}$/)),
    }),
  }),
  /** Sends one message now, and answers when it was told or not. */
  alertChannelTest: defineEndpoint({ ...post, path: '/api/v3/alert/channel/test', params: v.object({ id }) }),
  /** Whether, and when, the brief of each finished day is sent; null: not at all. */
  alertChannelBrief: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/brief',
    params: v.object({ id, hour: v.nullable(briefHour) }),
  }),
  /** Sends the brief of the last finished day now, and answers when it was told or not. */
  alertBriefTest: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/brieftest',
    params: v.object({ id }),
  }),
  alertChannelPause: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/pause',
    params: v.object({ id, paused: v.boolean() }),
  }),
  alertChannelDelete: defineEndpoint({
    ...post,
    path: '/api/v3/alert/channel/del',
    params: v.object({ id }),
  }),
} as const;
