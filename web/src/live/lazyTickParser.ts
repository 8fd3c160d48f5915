import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/**
 * How a frame with one tick starts, as the server writes it (`tickPush`); any other key order is parsed at
 * once.
 */
const BEGINNING = '{"ch":"ticker.';
const HEAD = /^\{"ch":"ticker\.([a-z0-9][a-z0-9._-]{0,79})","ts":\d+,"seq":(\d+),/;

/** Whether a frame is one tick, judged by its first characters. */
export function isTick(text: string): boolean {
  return text.startsWith(BEGINNING);
}

/**
 * The newest tick of each coin among single-tick frames. Coin and sequence number are read from the frame's
 * prefix; a superseded frame is never parsed, and a broken one is left out.
 */
export function readNewest(frames: readonly string[]): readonly Tick[] {
  const newest = new Map<string, { readonly seq: number; readonly text: string }>();
  for (const text of frames) {
    const [, code, digits] = HEAD.exec(text) ?? [];
    const seq = Number(digits);
    if (code !== undefined && seq > (newest.get(code)?.seq ?? -1)) newest.set(code, { seq, text });
  }
  return [...newest.values()].flatMap(({ text }) => readTick(text) ?? []);
}

function readTick(text: string): Tick | null {
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
