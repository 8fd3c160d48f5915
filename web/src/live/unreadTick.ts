import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/** A tick of which only the coin and the number are known: most are overtaken within a beat, and never read. */
export interface UnreadTick {
  readonly code: string;
  readonly seq: number;
  readonly text: string;
}

/** How a frame with one tick begins (`tickPush`); any other order of its parts is read as a whole. */
const HEAD = /^\{"ch":"ticker\.([a-z0-9][a-z0-9._-]{0,79})","ts":\d+,"seq":(\d+),/;

/** The tick in a frame, by its first words; null when it is anything else. */
export function unreadTick(text: string): UnreadTick | null {
  const [, code, seq] = HEAD.exec(text) ?? [];
  return code === undefined ? null : { code, seq: Number(seq), text };
}

/** The tick itself; null when it is broken. */
export function readTick({ text }: UnreadTick): Tick | null {
  const message = parseServerMessage(parseJson(text));
  return message?.kind === 'tick' ? message.tick : null;
}

/** What a text says as JSON; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
