import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { readMessage } from '../delivery/channels/message.ts';
import type { Seal } from '../delivery/channels/seal.ts';
import { type Outcome, type SendDeps, sendTo } from '../delivery/channels/sendTo.ts';
import type { AlertChannelStore } from '../store/alerts/channels.ts';
import type { AlertDeliveryStore, DueDelivery } from '../store/alerts/deliveries.ts';

/** ms before each further try of what has not been handed over; afterwards it is given up. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const;
/** A message that is older tells nothing any more. */
const OLDEST = 30 * MINUTE;
/** Messages in a row that did not arrive, after which a channel is paused. */
const FAILURES_MAX = 5;
/** Sent at once, each to another channel. */
const AT_ONCE = 8;

const DELIVERY_COUNTS = ['sent', 'again', 'failed', 'gone', 'unknown'] as const;
export type DeliveryCount = (typeof DELIVERY_COUNTS)[number];

export interface QueueOptions extends SendDeps {
  readonly store: { readonly alertChannels: AlertChannelStore; readonly alertDeliveries: AlertDeliveryStore };
  readonly seal: Seal;
  /** One line for the operator; nothing of a channel but its number and kind. */
  log(line: string): void;
  /** A channel has been paused or removed. */
  onLost(): void;
}

export interface AlertQueue {
  /** Sends what is due, one message a channel. */
  work(): Promise<void>;
  /** Sends a message through a channel now, and notes what became of it. */
  send(channelId: number, message: DueDelivery['message']): Promise<Outcome>;
  counts(): Readonly<Record<DeliveryCount, number>>;
}

/** Sends the messages that wait. Each is noted as begun before it is sent: a crash repeats none. */
export function createAlertQueue(options: QueueOptions): AlertQueue {
  const { store, seal, now, log } = options;
  const { alertChannels: channels, alertDeliveries: deliveries } = store;
  const counts = { sent: 0, again: 0, failed: 0, gone: 0, unknown: 0 };
  deliveries.settle('发送时服务中断，未能确认');

  async function send(channelId: number, stored: string): Promise<Outcome> {
    const channel = channels.sealed(channelId);
    if (channel === null) return { kind: 'failed', reason: '渠道已删除' };
    const fields = seal.open(channel.sealed);
    const message = readMessage(stored);
    if (fields === null || message === null) {
      return note(channelId, channel.kind, { kind: 'failed', reason: '密钥已更换，请删除后重新添加' });
    }
    return note(channelId, channel.kind, await sendTo(channel.kind, fields, message, options));
  }

  function note(id: number, kind: string, outcome: Outcome): Outcome {
    counts[outcome.kind] += 1;
    if (outcome.kind === 'sent') {
      channels.sent(id);
      return outcome;
    }
    log(`a message through alert channel ${id} (${kind}) ${WORDS[outcome.kind]} (${outcome.reason})`);
    if (outcome.kind === 'gone') channels.gone(id);
    else if (outcome.kind !== 'again') {
      const reason = `连续 ${FAILURES_MAX} 条没有送达：${outcome.reason}`;
      channels.failed(id, outcome.reason, FAILURES_MAX, reason);
    }
    if (outcome.kind !== 'again') options.onLost();
    return outcome;
  }

  async function deliver({ id, channelId, message, tries }: DueDelivery): Promise<void> {
    deliveries.begin(id);
    const outcome = await send(channelId, message);
    if (outcome.kind === 'sent') return deliveries.end(id, 'sent');
    const pause = PAUSES[tries];
    if (outcome.kind === 'again' && pause !== undefined) {
      return deliveries.end(id, 'waiting', outcome.reason, now() + pause);
    }
    if (outcome.kind === 'again') note(channelId, 'last try', { ...outcome, kind: 'failed' });
    deliveries.end(id, outcome.kind === 'unknown' ? 'unknown' : 'failed', outcome.reason);
  }

  return {
    send,
    counts: () => counts,
    async work() {
      deliveries.drop(now() - OLDEST, '过时未发');
      await Promise.all(deliveries.due(AT_ONCE).map(deliver));
    },
  };
}

const WORDS: Readonly<Record<Exclude<Outcome['kind'], 'sent'>, string>> = {
  again: 'did not arrive and is tried again',
  failed: 'did not arrive',
  gone: 'found its receiver gone',
  unknown: 'got no answer and may have arrived',
};
