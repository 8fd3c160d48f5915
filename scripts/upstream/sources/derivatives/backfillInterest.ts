import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import { exchanges, type PastVenue, pastVenues } from '../exchanges/exchanges.ts';
import type { PastSpan } from '../exchanges/kinds/pastInterest.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { type CountedContract, countedContracts } from './pastContracts.ts';
import { FUTURES_COINS } from './recordFuturesHours.ts';
import { type ByHour, sumOfHours } from './sumOfHours.ts';

/** ms between two coins: what makes the numbers of now wants the same limits. */
export const BACKFILL_EVERY = 10 * SECOND;

/** ms until a coin's past is asked for again: after an answer, and after none. */
const AGAIN = { answered: DAY, silent: 10 * MINUTE } as const;

/** Until when a venue, or the past of a coin on it, is left alone, epoch ms, by `venue` and by `venue code`. */
const resting = oncePer((_world: PublicWorld) => new Map<string, number>());

/**
 * Fills in the open interest of hours in which nobody was listening (before the first start, while the process stood still)
 * from what venues tell of their own past: one coin a turn on each, only where nothing was kept.
 */
export async function backfillInterest(world: PublicWorld): Promise<void> {
  await Promise.all(pastVenues.map((venue) => backfillVenue(world, venue)));
}

async function backfillVenue(world: PublicWorld, venue: PastVenue): Promise<void> {
  const now = world.reader.now();
  const rests = resting(world);
  if ((rests.get(venue) ?? 0) > now) return;
  const byCoin = largestFirst(await countedContracts(world, venue));
  const next = byCoin.find(({ code }) => (rests.get(`${venue} ${code}`) ?? 0) <= now);
  if (next === undefined) return void rests.set(venue, now + AGAIN.silent);
  const hours = missingHours(world, venue, next.code);
  const isAnswered = hours.length === 0 || (await fill(world, venue, next, hours));
  rests.set(`${venue} ${next.code}`, now + (isAnswered ? AGAIN.answered : AGAIN.silent));
}

interface CoinContracts {
  readonly code: string;
  readonly contracts: readonly CountedContract[];
}

/** The coins whose futures are kept, those with the most open interest on the venue first. */
function largestFirst(contracts: readonly CountedContract[]): readonly CoinContracts[] {
  const interestOf = (own: readonly CountedContract[]) =>
    own.reduce((all, { interest }) => all + interest, 0);
  return [...Map.groupBy(contracts, ({ code }) => code)]
    .toSorted(([, one], [, other]) => interestOf(other) - interestOf(one))
    .slice(0, FUTURES_COINS)
    .map(([code, own]) => ({ code, contracts: own }));
}

/** The whole hours within a venue's reach of which nothing was kept; the one that has begun is being polled. */
function missingHours({ reader, store }: PublicWorld, venue: PastVenue, code: string): readonly number[] {
  const { reach } = exchanges[venue].contracts.past;
  const hour = Math.floor(reader.now() / HOUR) * HOUR;
  const kept = store.futuresHours.interestHours(code, venue, hour - reach * HOUR);
  return Array.from({ length: reach }, (_, at) => hour - (reach - at) * HOUR).filter((one) => !kept.has(one));
}

/** Whether all that was asked for was answered. */
async function fill(
  world: PublicWorld,
  venue: PastVenue,
  { code, contracts }: CoinContracts,
  hours: readonly number[],
): Promise<boolean> {
  const spans = spansOf(hours, exchanges[venue].contracts.past.most);
  const pasts: ByHour[] = [];
  for (const contract of contracts) {
    const past = await pastOf(world, venue, contract, spans);
    if (past === null) return false;
    pasts.push(past);
  }
  world.store.futuresHours.fill(code, venue, sumOfHours(pasts, hours));
  return true;
}

/** The parts of the time between the first and the last of some hours, each as long as one call tells. */
function spansOf(hours: readonly number[], most: number): readonly PastSpan[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.ceil(((last - first) / HOUR + 1) / most);
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * most * HOUR;
    return { from, to: Math.min(last, from + (most - 1) * HOUR) };
  });
}

/** A contract's past in USD; empty for one that the venue does not know, null where it does not answer. */
async function pastOf(
  { reader }: PublicWorld,
  venue: PastVenue,
  { symbol, rate }: CountedContract,
  spans: readonly PastSpan[],
): Promise<ByHour | null> {
  const { source, past } = exchanges[venue].contracts;
  const inUsd = past.counted === 'quote' ? rate : 1;
  const values = new Map<number, number>();
  for (const span of spans) {
    const answer = await reader.read(source, past.ask(symbol, span), 0);
    if (answer.kind === 'nothing' && answer.why.kind === 'missing') return new Map();
    if (answer.kind !== 'fresh') return null;
    for (const { hour, value } of answer.value) values.set(hour, value * inUsd);
  }
  return values;
}
