import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakeContract, fakeContracts } from './fakeContracts.ts';
import { type FakeWorld, inTruth } from './fakeWorld.ts';

const MINUTE = 60_000;

/** Share of the long side at the end of a period, 0 … 1. */
export interface FakeSide {
  readonly time: number;
  readonly long: number;
}

/** Tells the sides of a venue's perpetuals, oldest first; undefined for a contract that it does not have. */
export function createFakeAccounts(
  world: FakeWorld,
  venue: VenueName,
  nameOf: (contract: FakeContract) => string,
) {
  const port = inTruth(world.truth.longShort, 'long and short accounts');
  const contracts = fakeContracts(world, venue);
  const times = (minutes: number, count: number) => {
    const length = minutes * MINUTE;
    const last = Math.floor(world.now() / length) * length;
    return Array.from({ length: count }, (_, at) => last - (count - 1 - at) * length);
  };
  const find = async (name: string) =>
    (await contracts()).find((contract) => contract.expiresAt === null && nameOf(contract) === name);
  return {
    async accounts(name: string, minutes: number, count: number): Promise<readonly FakeSide[] | undefined> {
      const contract = await find(name);
      if (contract === undefined) return undefined;
      const ends = times(minutes, count);
      const query = { code: contract.coinCode, exchanges: [venue], times: ends, length: minutes * MINUTE };
      const [shares = []] = await port.accounts(query);
      return ends.flatMap((time, at) => {
        const long = shares[at];
        return long == null ? [] : [{ time, long }];
      });
    },
    async positions(name: string, minutes: number, count: number): Promise<readonly FakeSide[] | undefined> {
      const contract = await find(name);
      if (contract === undefined) return undefined;
      const ends = times(minutes, count);
      const shares = await port.topPositions(contract.coinCode, ends);
      return ends.map((time, at) => ({ time, long: shares[at] ?? 0.5 }));
    },
    /** Past open interest of a contract in USD, as if its units had always been those of now. */
    async interest(name: string, minutes: number, count: number) {
      const contract = await find(name);
      if (contract === undefined) return undefined;
      const ends = times(minutes, count);
      const prices = await world.truth.candles.prices(contract.coinCode, ends);
      return ends.flatMap((time, at) => {
        const price = prices[at];
        const units = contract.openInterest;
        return price == null
          ? []
          : [{ time, units, usd: (contract.openInterestUsd * price) / lastOf(prices) }];
      });
    },
  };
}

function lastOf(prices: readonly (number | null)[]): number {
  return prices.at(-1) ?? 1;
}

/** Minutes of a period as venues write it: `5m`, `5min`, `1H`, `1Dutc`. */
export function minutesOf(period: string | null): number {
  const [, count = '5', unit = 'm'] = /^(\d+)(m|min|h|H|d|D|Dutc)$/.exec(period ?? '') ?? [];
  return Number(count) * ({ h: 60, H: 60, d: 1440, D: 1440, Dutc: 1440 }[unit] ?? 1);
}
