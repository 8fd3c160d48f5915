import type { Reply, Transport } from '../../upstream/sources/net/callSource.ts';

/** Instants in ms, as venues write them. */
const TIMES = /(?<=["\s:[,])1[5-9]\d{11}(?=["\s,}\]])/g;
/** Prices of last trades, by the fields that venues tell them in. */
const PRICES = /"(last|lastPrice|lastPr|trade_price|price)":"?([\d.]+)"?/g;
/** Asked for with instants of its own: each answer is another one. */
const OF_A_SPAN = /\d{10}/;

/**
 * Makes a transport that asks each question once, and from then on tells the same answer with its instants moved to now
 * and its prices wandering: as new to its readers as a venue's, and made in a part of a millisecond.
 */
export function createMovingTransport(live: Transport, now: () => number): Transport {
  const first = new Map<string, { readonly text: string; readonly at: number }>();
  let step = 0;

  function moved({ text, at }: { readonly text: string; readonly at: number }): Reply {
    const passed = now() - at;
    step += 1;
    const factor = 1 + 0.01 * Math.sin(step / 500);
    const body = text
      .replace(TIMES, (time) => String(Number(time) + passed))
      .replace(PRICES, (_all, field: string, price: string) => `"${field}":"${Number(price) * factor}"`);
    return { kind: 'answered', body: Buffer.from(body), etag: null, lastModified: null, date: now() };
  }

  return async (call) => {
    const key = `${call.url} ${call.post ?? ''}`;
    const known = first.get(key);
    if (known) return moved(known);
    const reply = await live(call);
    if (reply.kind !== 'answered') return reply;
    if (!OF_A_SPAN.test(call.url)) {
      first.set(key, { text: reply.body.toString('utf8'), at: now() });
    }
    // While it was under way the clock has moved by minutes: its date says nothing of the venue's.
    return { ...reply, date: null };
  };
}
