import * as v from 'valibot';
import { inParts } from '../kinds/socketRow.ts';

/** Topics of one request: of spot pairs Bybit takes no more. */
const TOPICS = 10;
/** Characters of all topics of one connection; Bybit refuses 21,000. */
const CHARACTERS = 20_000;

/** Asks Bybit for topics; those that a connection has no room for are left out, the last ones first. */
export function subscribeBybit(topics: readonly string[]): readonly string[] {
  let characters = 0;
  const fitting = topics.filter((topic) => {
    characters += topic.length + 3;
    return characters <= CHARACTERS;
  });
  return inParts(fitting, TOPICS).map((args) => JSON.stringify({ op: 'subscribe', args }));
}

/** Bybit cuts what has not pinged for ten minutes, and asks for one every 20 s. */
export const BYBIT_PING = { text: '{"op":"ping"}', every: 20_000 } as const;

/** Answers to subscriptions and pings. */
export const bybitIdle = v.object({ success: v.literal(true), op: v.picklist(['subscribe', 'ping']) });
