import { LRUCache } from 'lru-cache';

const REMEMBERED = 1_000;
/** A longer address is read each time: it is hardly asked for twice. */
const LONGEST = 512;

/** What an address asks for, read once for addresses seen lately. Null is no answer, and is not kept. */
export type UrlCache<Asked> = (address: string, read: () => Asked | null) => Asked | null;

/** Reading an address costs more than answering it from what is kept. */
export function createUrlCache<Asked extends object>(): UrlCache<Asked> {
  const remembered = new LRUCache<string, Asked>({ max: REMEMBERED });
  return (address, read) => {
    const known = remembered.get(address);
    if (known) return known;
    const asked = read();
    if (asked !== null && address.length <= LONGEST) remembered.set(address, asked);
    return asked;
  };
}
