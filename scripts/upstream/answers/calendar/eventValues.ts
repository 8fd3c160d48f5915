import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CalendarEvent } from '../../ports/calendar.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

type Figures = ReadonlyMap<CalendarEvent, number | null>;

const known: ReadonlySet<string> = new Set(coinCatalogue.map(({ code }) => code));

/** Unlocks as % of the circulating supply just before; null if unknown. */
export async function unlockShares(events: readonly CalendarEvent[], { supply }: Sources): Promise<Figures> {
  const asked = events.flatMap((event) => {
    const code = event.coins.find((one) => known.has(one));
    return event.unlocked === null || code === undefined
      ? []
      : [{ event, unlocked: event.unlocked, code, time: event.time - 1 }];
  });
  const circulating = await supply?.circulating(asked.map(({ code, time }) => ({ code, time })));
  return new Map(
    asked.map(({ event, unlocked }, at) => [event, unlockShare(unlocked, circulating?.[at] ?? null)]),
  );
}

/** Worth of the unlocks to come at the present price, USD; null if the coin has none. */
export async function unlockValues(
  events: readonly CalendarEvent[],
  { clock, coins }: Sources,
): Promise<Figures> {
  const ahead = events.filter(({ unlocked, time }) => unlocked !== null && time >= clock.now());
  if (ahead.length === 0) return new Map();
  const prices = new Map((await coins.all()).map(({ code, price }) => [code, price]));
  return new Map(
    ahead.map((event) => {
      const price = event.coins.map((code) => prices.get(code)).find((one) => one !== undefined);
      return [event, price === undefined || event.unlocked === null ? null : event.unlocked * price];
    }),
  );
}

/** What is open in the options and dated contracts that expire with each settlement to come, USD; null if unknown. */
export async function openInterests(events: readonly CalendarEvent[], sources: Sources): Promise<Figures> {
  const now = sources.clock.now();
  const ahead = events.filter(({ type, time }) => type === 'settlement' && time > now);
  const codes = [...new Set(ahead.flatMap(({ coins }) => coins))];
  const open = new Map(
    await Promise.all(codes.map(async (code) => [code, await openByExpiry(sources, code)] as const)),
  );
  return new Map(
    ahead.map((event) => [
      event,
      sumKnown(
        event.coins.map((code) => open.get(code)?.get(event.time) ?? null),
        (value) => value,
      ),
    ]),
  );
}

/** A coin's open interest by the instant at which it expires, USD; empty where nobody tells it. */
async function openByExpiry(
  { options, contracts, coins }: Sources,
  code: string,
): Promise<ReadonlyMap<number, number>> {
  const [market, dated, all] = await Promise.all([
    options && ifConnected(() => options.of(code)),
    contracts && ifConnected(() => contracts.of(code)),
    coins.all(),
  ]);
  const price = all.find((coin) => coin.code === code)?.price;
  const found = new Map<number, number>();
  const add = (time: number, value: number) => found.set(time, (found.get(time) ?? 0) + value);
  for (const expiry of price === undefined ? [] : (market?.expiries ?? [])) {
    const size = sum(expiry.strikes, ({ call, put }) => call.openInterest + put.openInterest);
    add(expiry.expiresAt, size * (price ?? 0));
  }
  for (const { expiresAt, openInterest } of dated ?? []) {
    if (expiresAt !== null && openInterest !== null) add(expiresAt, openInterest);
  }
  return found;
}
