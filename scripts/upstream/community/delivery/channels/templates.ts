import { createHmac } from 'node:crypto';
import type { ChannelValues, FormChannel } from '@coinmirror/shared/alerts/channels.ts';
import * as v from 'valibot';
import type { AlertMessage } from './message.ts';
import type { ChannelRequest } from './post.ts';

/** How one kind of channel is told: every request is a POST. */
export interface ChannelTemplate {
  /** `now`: epoch ms, for those that sign. */
  request(values: ChannelValues, message: AlertMessage, now: number): ChannelRequest;
  /** What a 2xx answer says went wrong; null where the message was taken. */
  complaint(answer: unknown): string | null;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

function json(url: string, body: object, headers: Readonly<Record<string, string>> = {}): ChannelRequest {
  return { url, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}

const bearer = (token = '') => (token === '' ? {} : { authorization: `Bearer ${token}` });
const accepted = () => null;

/** A service that answers 200 with a code of its own: 0, or whatever `right` is. */
function coded(field: string, words: string, right: number) {
  const schema = v.looseObject({ [field]: v.number(), [words]: v.optional(v.string(), '') });
  return (answer: unknown): string | null => {
    const read = v.safeParse(schema, answer);
    if (!read.success) return '回应无法识别';
    const { [field]: code, [words]: said } = read.output;
    return code === right ? null : `${code} ${said}`.trim();
  };
}

const telegramAnswer = v.looseObject({ ok: v.boolean(), description: v.optional(v.string(), '') });

/** Address and last part of its path. */
function split(address = ''): readonly [string, string] {
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean);
  const last = parts.pop() ?? '';
  return [`${url.origin}${parts.map((part) => `/${part}`).join('')}`, decodeURIComponent(last)];
}

/** Title, text and address in lines, for services that show an address in a text as a link. */
const inLines = ({ title, text, link }: AlertMessage) =>
  [title, text, ...(link === null ? [] : [link])].join('\n');

/** Messages of one kind stand together: their title without a date. */
const groupOf = (title: string) => title.split(' ')[0] ?? title;

/** What a press on a message of Gotify opens. */
const opening = (url: string) => ({ 'client::notification': { click: { url } } });

const signed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');

/** One template each: where a message goes, its headers, its body, and how success is told. */
export const CHANNEL_TEMPLATES: Readonly<Record<FormChannel, ChannelTemplate>> = {
  ntfy: {
    request({ address, token }, { title, text, link }) {
      const [server, topic] = split(address);
      return json(`${server}/`, { topic, title, message: text, ...(link && { click: link }) }, bearer(token));
    },
    complaint: accepted,
  },
  gotify: {
    request: ({ address = '', token = '' }, { title, text, link }) =>
      json(
        `${address.replace(/\/+$/, '')}/message`,
        { title, message: text, priority: 5, ...(link && { extras: opening(link) }) },
        { 'x-gotify-key': token },
      ),
    complaint: accepted,
  },
  telegram: {
    request: ({ token, chat }, message) =>
      json(`https://api.telegram.org/bot${token}/sendMessage`, { chat_id: chat, text: inLines(message) }),
    complaint(answer) {
      const read = v.safeParse(telegramAnswer, answer);
      if (!read.success) return '回应无法识别';
      return read.output.ok ? null : read.output.description;
    },
  },
  feishu: {
    request({ address = '', token = '' }, message, now) {
      const timestamp = String(Math.floor(now / 1000));
      // The text to sign is the key, and what is signed is empty.
      const sign = token && { timestamp, sign: signed(`${timestamp}\n${token}`, '') };
      return json(address, { ...(sign || {}), msg_type: 'text', content: { text: inLines(message) } });
    },
    complaint: coded('code', 'msg', 0),
  },
  wecom: {
    request: ({ address = '' }, message) =>
      json(address, { msgtype: 'text', text: { content: inLines(message) } }),
    complaint: coded('errcode', 'errmsg', 0),
  },
  dingtalk: {
    request({ address = '', token = '' }, message, now) {
      const url = new URL(address);
      if (token !== '') {
        url.searchParams.set('timestamp', String(now));
        url.searchParams.set('sign', signed(token, `${now}\n${token}`));
      }
      return json(url.href, { msgtype: 'text', text: { content: inLines(message) } });
    },
    complaint: coded('errcode', 'errmsg', 0),
  },
  bark: {
    request({ address }, { title, text, link }) {
      const [server, key] = split(address);
      const opens = link && { url: link };
      return json(`${server}/push`, { device_key: key, title, body: text, group: groupOf(title), ...opens });
    },
    complaint: coded('code', 'message', 200),
  },
  json: {
    request: ({ address = '', token }, message) => json(address, message, bearer(token)),
    complaint: accepted,
  },
};
