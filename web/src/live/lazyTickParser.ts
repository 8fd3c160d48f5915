import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/** How a frame with one tick begins, as the server writes it (`channelPush`); any other order of its parts is read at once. */
const BEGINNING = '{"ch":"ticker.';
const HEAD = /^\{"ch":"ticker\.([a-z0-9][a-z0-9._-]{0,79})","ts":\d+,"seq":(\d+),/;

/** Whether a frame is one tick, judged by its first characters. */
export function isTick(text: string): boolean {
  return text.startsWith(BEGINNING);
}

/** Coin and number of a frame with one tick, by its first words; null where they are broken. */
export function headOf(text: string): { readonly code: string; readonly seq: number } | null {
  const [, code, seq] = HEAD.exec(text) ?? [];
  return code === undefined ? null : { code, seq: Number(seq) };
}

/** The tick of a frame; null when it is broken. */
export function readTick(text: string): Tick | null {
  const message = parseServerMessage(parseJson(text));
  return message?.kind === 'tick' ? message.tick : null;
}

/** Parses JSON; null when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
