import { parseServerMessage } from '@coinmirror/shared/contract/live.ts';
import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/** How a frame with one tick begins, as the server writes it (`tickPush`); any other order of its parts is read at once. */
const BEGINNING = '{"ch":"ticker.';
const HEAD = /^\{"ch":"ticker\.([a-z0-9][a-z0-9._-]{0,79})","ts":\d+,"seq":(\d+),/;

/** Whether a frame is one tick, by its first letters. */
export function isTick(text: string): boolean {
  return text.startsWith(BEGINNING);
}

/**
 * The newest tick of each coin among frames with one tick each. Coin and number are known by the first words of a frame;
 * what another of the same coin has overtaken is never read, and what is broken is left out.
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

/** What a text says as JSON; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
