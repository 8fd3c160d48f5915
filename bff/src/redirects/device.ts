import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Most visits share few user agents, and parsing one takes 39 µs. */
const remembered = new LRUCache<string, boolean>({ max: 1_000 });
const LONGEST = 512;

/**
 * Is this a phone? Tablets read the full page well; a phone in desktop mode says it is a desktop and means it;
 * crawlers index the one canonical address. `hint` is Sec-CH-UA-Mobile, which only phones in phone mode set.
 */
export function isPhone(userAgent: string | undefined, hint: string | undefined): boolean {
  if (!userAgent || userAgent.length > LONGEST) return false;
  const known = remembered.get(userAgent);
  const phone = known ?? readDevice(userAgent);
  if (known === undefined) remembered.set(userAgent, phone);
  // A phone in desktop mode hints ?0.
  return hint === '?0' ? false : phone;
}

function readDevice(userAgent: string): boolean {
  return !isbot(userAgent) && Bowser.getParser(userAgent).getPlatformType(true) === 'mobile';
}
