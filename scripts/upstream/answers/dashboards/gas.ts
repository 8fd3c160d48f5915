import { etherOfDay } from '@coinmirror/shared/indicators/etherBurn.ts';
import { dailyIssuance, issuanceYield } from '@coinmirror/shared/indicators/staking.ts';
import { BEIJING, DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { GasPort, GasQuote } from '../../ports/gas.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { findCoin } from '../indexes/coins.ts';

const HISTORY_DAYS = 14;
const HOURS = 24;
const WEEKS = 4;
const STAKED = 35_900_000;

export const gasHandlers = {
  async ethGas(_params, { sources }) {
    const now = sources.clock.now();
    const gas = requirePort(sources, 'gas');
    const ether = await findCoin(sources, 'ethereum');
    const hours = hoursBefore(now, HISTORY_DAYS * 24);
    const quotes = await gas.at(hours);
    const quote = quotes.at(-1);
    if (!quote) throw new NotConnectedError('gas');
    const recent = quotes.slice(-HOURS - 1);
    return ok({
      ...quote,
      ethPrice: ether?.now.price ?? null,
      burned: burnedIn(recent),
      issued: dailyIssuance(STAKED),
      supply: ether?.now.circulatingSupply ?? null,
      staked: STAKED,
      stakingYield: issuanceYield(STAKED) ?? 0,
      history: quotes.flatMap((one, at) =>
        one === null ? [] : [{ time: hours[at] ?? now, standard: one.standard, baseFee: one.baseFee }],
      ),
      week: await weekOf(gas, now),
    });
  },
} satisfies Handlers<'ethGas'>;

/** ETH burned within a day, by the base fees of its hours; null unless most of them are known. */
function burnedIn(quotes: readonly (GasQuote | null)[]): number | null {
  const known = quotes.flatMap((quote) => (quote === null ? [] : [quote.baseFee]));
  if (known.length < quotes.length / 2) return null;
  return etherOfDay(meanOf(known) ?? 0);
}

/** Full hours until now, oldest first, the last one now. */
function hoursBefore(now: number, count: number): number[] {
  const last = Math.floor(now / HOUR) * HOUR;
  return [...Array.from({ length: count }, (_, at) => last - (count - 1 - at) * HOUR), now];
}

/** Mean standard fees of the last four weeks by weekday (from Monday) and hour in Beijing. */
async function weekOf(gas: GasPort, now: number): Promise<(number | null)[][]> {
  const monday = Math.floor((now + BEIJING) / DAY / 7) * 7 * DAY - BEIJING - 3 * DAY;
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => monday + hour * HOUR);
  const quotes = await gas.at(hours.flatMap((begun) => samplesOf(begun, now)));
  const means = hours.map((_, at) =>
    round(meanOf(quotes.slice(at * WEEKS, (at + 1) * WEEKS).flatMap((one) => one?.standard ?? []))),
  );
  return Array.from({ length: 7 }, (_, day) => means.slice(day * 24, (day + 1) * 24));
}

/** The middle of an hour of the week, in each of the last weeks in which it has passed. */
function samplesOf(begun: number, now: number): readonly number[] {
  const isAhead = begun > now - HOUR;
  return Array.from(
    { length: WEEKS },
    (_, back) => begun - (back + (isAhead ? 1 : 0)) * 7 * DAY + 30 * MINUTE,
  );
}

/** null without values. */
function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}

function round(gwei: number | null): number | null {
  return gwei === null ? null : Math.round(gwei * 1000) / 1000;
}
