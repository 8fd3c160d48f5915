import { dailyIssuance, issuanceYield } from '../../indicators/staking.ts';
import { gasAt } from '../../market/economy.ts';
import { BEIJING, DAY, HOUR, MINUTE } from '../../time/units.ts';
import { findCoin } from '../coin/book.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';

const HISTORY_DAYS = 14;
const WEEKS = 4;
const STAKED = 35_900_000;
/** Gas of all blocks of a day: 7,200 blocks, half of 36 million each. */
const DAILY_GAS = 7200 * 18_000_000;

export const gasHandlers = {
  async ethGas(_params, { sources }) {
    const now = sources.clock.now();
    const ether = await findCoin(sources, 'ethereum');
    return ok({
      ...gasAt(now),
      ethPrice: ether?.now.price ?? null,
      burned: (meanBaseFee(now) * DAILY_GAS) / 1e9,
      issued: dailyIssuance(STAKED),
      supply: ether?.now.circulatingSupply ?? null,
      staked: STAKED,
      stakingYield: issuanceYield(STAKED) ?? 0,
      history: hoursBefore(now, HISTORY_DAYS * 24).map((time) => {
        const { standard, baseFee } = gasAt(time);
        return { time, standard, baseFee };
      }),
      week: weekOf(now),
    });
  },
} satisfies Handlers<'ethGas'>;

/** Full hours until now, oldest first, the last one now. */
function hoursBefore(now: number, count: number): number[] {
  const last = Math.floor(now / HOUR) * HOUR;
  return [...Array.from({ length: count }, (_, at) => last - (count - 1 - at) * HOUR), now];
}

function meanBaseFee(now: number): number {
  const fees = hoursBefore(now, 24).map((time) => gasAt(time).baseFee);
  return fees.reduce((sum, fee) => sum + fee, 0) / fees.length;
}

/** Mean standard offers of the last four weeks by weekday (from Monday) and hour in Beijing. */
function weekOf(now: number): number[][] {
  const monday = Math.floor((now + BEIJING) / DAY / 7) * 7 * DAY - BEIJING - 3 * DAY;
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => {
      const samples = Array.from({ length: WEEKS }, (_, back) => {
        const begun = monday + day * DAY + hour * HOUR;
        return gasAt(begun - (back + (begun > now - HOUR ? 1 : 0)) * 7 * DAY + 30 * MINUTE).standard;
      });
      return round(samples.reduce((sum, one) => sum + one, 0) / samples.length);
    }),
  );
}

function round(gwei: number): number {
  return Math.round(gwei * 1000) / 1000;
}
