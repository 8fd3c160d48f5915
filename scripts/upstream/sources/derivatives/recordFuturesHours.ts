import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { FuturesHour } from '../store/futuresHours.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { knownAccounts } from './accountsReader.ts';
import { contractsPort } from './contractsPort.ts';

/** ms between two looks: what comes late in an hour (open interest by turns) is added to it. */
export const FUTURES_HOURS_EVERY = 5 * MINUTE;

/** Coins whose futures are kept: those with the most open interest. */
export const FUTURES_COINS = 60;
/** Interval to which rates are converted, hours. */
const FUNDING_HOURS = 8;

/**
 * Keeps how futures stand in this hour, from what is polled anyway, and what was closed by force in the hour before: nobody
 * tells that of a day long past.
 */
export async function recordFuturesHours(world: PublicWorld): Promise<void> {
  const contracts = await ifConnected(() => contractsPort(world).all());
  if (contracts === null) return;
  const hour = Math.floor(world.reader.now() / HOUR) * HOUR;
  const codes = largest(contracts);
  const stored = contracts.filter(({ coinCode }) => codes.has(coinCode));
  const byVenue = Map.groupBy(stored, ({ coinCode, exchange }) => `${coinCode} ${exchange}`);
  world.store.futuresHours.save(
    hour,
    await Promise.all([...byVenue.values()].flatMap((own) => (own[0] ? [hourOf(world, own[0], own)] : []))),
  );
  world.store.futuresHours.save(hour - HOUR, liquidatedOf(world, hour - HOUR, codes));
}

function largest(contracts: readonly FuturesContract[]): ReadonlySet<string> {
  const coins = [...Map.groupBy(contracts, ({ coinCode }) => coinCode)]
    .map(([code, own]) => ({ code, interest: sumKnown(own, (one) => one.openInterest) ?? 0 }))
    .toSorted((a, b) => b.interest - a.interest);
  return new Set(coins.slice(0, FUTURES_COINS).map(({ code }) => code));
}

/** Open interest of all contracts; funding and basis of the perpetual with the most volume. */
async function hourOf(
  world: PublicWorld,
  { coinCode, exchange }: FuturesContract,
  contracts: readonly FuturesContract[],
): Promise<FuturesHour> {
  const swap = contracts.find(({ contract }) => contract === 'swap');
  const { fundingRate = null, fundingHours = null } = swap ?? {};
  return {
    code: coinCode,
    venue: exchange,
    interest: sumKnown(contracts, (one) => one.openInterest),
    funding:
      fundingRate === null || fundingHours === null ? null : (fundingRate * FUNDING_HOURS) / fundingHours,
    basis: swap?.basis ?? null,
    accounts: await knownAccounts(world, coinCode, exchange),
  };
}

/** What the venues that were heard in an hour closed by force in it; nothing is 0. */
function liquidatedOf(
  { store }: PublicWorld,
  hour: number,
  codes: ReadonlySet<string>,
): readonly FuturesHour[] {
  const heard = store.liquidations
    .hoursByVenue(hour)
    .flatMap((one) => (one.hour === hour ? [one.venue] : []));
  const sums = store.liquidations.sumsWithin(hour, hour + HOUR);
  return heard.flatMap((venue) =>
    [...codes].map((code) => {
      const own = sums.filter((one) => one.venue === venue && one.code === code);
      const side = (wanted: string) => sum(own, (one) => (one.side === wanted ? one.usd : 0));
      return { code, venue, liquidatedLong: side('long'), liquidatedShort: side('short') };
    }),
  );
}
