import type { DatedSample } from '@coinmirror/shared/alertSources/source.ts';
import { type Alert, subjectOf } from '@coinmirror/shared/alerts/alert.ts';
import { alertText } from '@coinmirror/shared/alerts/alertText.ts';
import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import { sourceNames } from '@coinmirror/shared/contract/provenance.ts';
import { formatZonedTime, machineTime } from '@coinmirror/shared/format/time.ts';
import * as v from 'valibot';

const messageRow = v.object({
  title: v.string(),
  /** In lines: what fired, what it is now, of when and from where. */
  text: v.string(),
  /** The page of what it is about; null where the operator names no public address. */
  link: v.optional(v.nullable(v.string()), null),
  /** What fired, for programs; null of a test. */
  alert: v.nullable(
    v.object({ id: v.string(), measure: v.string(), subject: v.string(), condition: v.string() }),
  ),
  reading: v.nullable(
    v.object({
      text: v.string(),
      /** null of what is no number. */
      value: v.nullable(v.number()),
      unit: v.string(),
      /** ISO, in UTC. */
      time: v.string(),
      source: v.string(),
      isSimulated: v.boolean(),
    }),
  ),
  /** The figures of a finished day, for programs; null of anything else. */
  brief: v.optional(
    v.nullable(
      v.object({
        /** YYYY-MM-DD, in Beijing. */
        date: v.string(),
        figures: v.array(
          v.object({ name: v.string(), text: v.string(), value: v.nullable(v.number()), unit: v.string() }),
        ),
        source: v.string(),
        isSimulated: v.boolean(),
      }),
    ),
    null,
  ),
});

/** What a channel is told, the same for each: `json` gets it as it is. */
export type AlertMessage = v.InferOutput<typeof messageRow>;

const MESSAGE_TITLE = '币镜预警';

/** Reads a message that has been stored as JSON; null for anything else. */
export function readMessage(stored: string): AlertMessage | null {
  const read = v.safeParse(messageRow, JSON.parse(stored));
  return read.success ? read.output : null;
}

/** The message of an alert that fires; `text`: the value or the event in words, `link`: its page, whole. */
export function messageOf(
  alert: Alert,
  text: string,
  { value, asOf, provenance }: DatedSample,
  link: string | null,
): AlertMessage {
  const kind = kindOf(alert.measure);
  const isSimulated = provenance?.kind === 'simulated';
  const source = provenance ? sourceNames([provenance]) : '';
  const condition = alertText(alert);
  const lines = [
    condition,
    kind.asks === 'event' ? text : `现为 ${text}`,
    `${formatZonedTime(asOf)}${source === '' ? '' : `，来源 ${source}`}`,
    isSimulated ? '演示数据，不是真实行情' : '',
  ];
  return {
    title: MESSAGE_TITLE,
    text: lines.filter(Boolean).join('\n'),
    link,
    alert: { id: alert.id, measure: alert.measure, subject: subjectOf(alert), condition },
    reading: {
      text,
      value,
      unit: kind.asks === 'value' ? kind.unit : '',
      time: machineTime(asOf) ?? '',
      source,
      isSimulated,
    },
    brief: null,
  };
}

/** What the test button sends; `link`: the page of the account's alerts. */
export function testMessage(now: number, link: string | null): AlertMessage {
  const text = `这是一条测试消息，收到它说明预警可以送达。\n${formatZonedTime(now)}`;
  return { title: MESSAGE_TITLE, text, link, alert: null, reading: null, brief: null };
}
