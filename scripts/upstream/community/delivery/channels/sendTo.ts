import { CHANNEL_FIELDS, type ChannelKind, type ChannelValues } from '@coinmirror/shared/alerts/channels.ts';
import type { AlertMessage } from './message.ts';
import type { ChannelPost, ChannelRequest, PostReply } from './post.ts';
import type { PushRequest } from './push.ts';
import type { SealedFields } from './seal.ts';
import { CHANNEL_TEMPLATES } from './templates.ts';

/**
 * What became of a message. again: nothing arrived, a later try may; failed: none will; gone: the receiver no longer exists;
 * unknown: it may have arrived. Each says why, in words for the owner that hold nothing of the address.
 */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again' | 'failed' | 'gone' | 'unknown'; readonly reason: string };

export interface SendDeps {
  readonly post: ChannelPost;
  /** Makes the request of a push message; null where the operator has no keys. */
  readonly push: PushRequest | null;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Letters of what a service says that its owner reads. */
const LONGEST_SAID = 80;

/** Sends a message through a channel, once. */
export async function sendTo(
  kind: ChannelKind,
  fields: SealedFields,
  message: AlertMessage,
  { post, push, now }: SendDeps,
): Promise<Outcome> {
  if (kind === 'webpush') {
    if (push === null) return { kind: 'failed', reason: '本站没有开通浏览器推送' };
    const request = made(() => push(fields, message));
    if (request === null) return UNUSABLE;
    const reply = await post(request);
    const isGone = reply.kind === 'answered' && (reply.status === 404 || reply.status === 410);
    return isGone ? { kind: 'gone', reason: '浏览器已取消订阅' } : outcomeOf(reply, () => null);
  }
  const template = CHANNEL_TEMPLATES[kind];
  const request = made(() => template.request(valuesOf(fields), message, now()));
  return request === null ? UNUSABLE : outcomeOf(await post(request), template.complaint);
}

const UNUSABLE = { kind: 'failed', reason: '地址或密钥无法使用' } as const;

/** null where what was stored makes no request. */
function made(make: () => ChannelRequest): ChannelRequest | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function valuesOf(fields: SealedFields): ChannelValues {
  return Object.fromEntries(CHANNEL_FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

function outcomeOf(reply: PostReply, complaintOf: (answer: unknown) => string | null): Outcome {
  switch (reply.kind) {
    case 'unreachable':
      return { kind: 'again', reason: reply.reason };
    case 'refused':
      return { kind: 'failed', reason: reply.reason };
    case 'unknown':
      return { kind: 'unknown', reason: reply.reason };
    case 'answered':
      return answered(reply.status, reply.text, complaintOf);
  }
}

function answered(status: number, text: string, complaintOf: (answer: unknown) => string | null): Outcome {
  if (status === 429 || status >= 500) return { kind: 'again', reason: `对方答 ${status}` };
  if (status >= 300 && status < 400) return { kind: 'failed', reason: `对方要求跳转（${status}），不跟随` };
  if (status < 200 || status >= 300) return { kind: 'failed', reason: `对方答 ${status}` };
  const complaint = complaintOf(jsonOf(text));
  return complaint === null ? { kind: 'sent' } : { kind: 'failed', reason: `对方拒绝：${said(complaint)}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of a service's own words a line without control characters. */
function said(text: string): string {
  return [...text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')].slice(0, LONGEST_SAID).join('');
}
