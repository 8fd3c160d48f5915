import type { VenueName } from '../../exchanges/exchanges.ts';
import { type FakeContract, fakeContracts } from './fakeContracts.ts';
import { type FakeWorld, inTruth } from './fakeWorld.ts';

const MINUTE = 60_000;

/** Share of the long side at the end of a period, 0 … 1. */
export interface FakeSide {
  readonly time: number;
  readonly long: number;
}

/** Which periods of the past are asked for: their ends within [from, to] (epoch ms), the newest `count` of them. */
export interface FakePast {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

/** Periods of the past that a venue has: each is worked out anew for whoever asks, and these are asked for by the hundred. */
const PAST_MOST = 30;

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
    /** Open interest of a contract as it was, oldest first: its part of now of what the exchange had then. */
    async interest(name: string, minutes: number, { from, to, count }: FakePast) {
      const all = await contracts();
      const contract = all.find((each) => nameOf(each) === name);
      if (contract === undefined) return undefined;
      const { coinCode } = contract;
      const ends = times(minutes, PAST_MOST).filter((time) => time >= (from ?? 0) && time <= (to ?? time));
      const asked = ends.slice(-count);
      const past = await inTruth(world.truth.futuresPast, 'the past of futures').at(coinCode, asked);
      const prices = await world.truth.candles.prices(coinCode, asked);
      const own = all.filter((each) => each.coinCode === coinCode);
      const part =
        contract.openInterestUsd / own.reduce((sum, { openInterestUsd }) => sum + openInterestUsd, 0);
      return asked.flatMap((time, at) => {
        const [price, then] = [prices[at], past[at]?.find(({ exchange }) => exchange === venue)];
        if (price == null || then?.openInterest == null) return [];
        const usd = then.openInterest * part;
        return [{ time, units: usd / price, usd }];
      });
    },
  };
}

/** Minutes of a period as venues write it: `5m`, `5min`, `1H`, `1Dutc`. */
export function minutesOf(period: string | null): number {
  const [, count = '5', unit = 'm'] = /^(\d+)(m|min|h|H|d|D|Dutc)$/.exec(period ?? '') ?? [];
  return Number(count) * ({ h: 60, H: 60, d: 1440, D: 1440, Dutc: 1440 }[unit] ?? 1);
}
