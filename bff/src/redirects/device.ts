import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Few different browsers make most of the visits; reading a user agent is slow. */
const remembered = new LRUCache<string, boolean>({ max: 1_000 });
const LONGEST = 512;

/**
 * Is this a phone? Tablets read the full page well; a phone in desktop mode says it is a desktop and means it;
 * crawlers index the one canonical address. `hint` is Sec-CH-UA-Mobile, which only phones in phone mode set.
 */
export function isPhone(userAgent: string | undefined, hint: string | undefined): boolean {
  if (!userAgent || userAgent.length > LONGEST) return false;
  const known = remembered.get(userAgent);
  const phone = known ?? judge(userAgent);
  if (known === undefined) remembered.set(userAgent, phone);
  // A browser that hints says itself when it wants the desktop's page.
  return hint === '?0' ? false : phone;
}

function judge(userAgent: string): boolean {
  return !isbot(userAgent) && Bowser.getParser(userAgent).getPlatformType(true) === 'mobile';
}
