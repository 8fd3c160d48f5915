import { HOUR } from '@coinmirror/shared/time/units.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';

const HOURS = 30 * 24;

export const stablePegHandlers = {
  async stablePeg({ code }, { sources }) {
    const coin = rankedCoins(await coinsNow(sources)).find(({ facts }) => facts.code === code);
    const peg = coin?.facts.peg ?? null;
    if (coin === undefined || (peg !== 'usd' && peg !== 'eur'))
      throw new UpstreamError(404, '没有这种稳定币');
    const now = sources.clock.now();
    const times = [...hoursBefore(now), now];
    const [pegs, prices] = await Promise.all([
      pegsAt(peg, times, sources),
      ifConnected(() => sources.candles.prices(code, times.slice(0, -1))),
    ]);
    const at = [...(prices ?? []), coin.now.price];
    const hours = times.flatMap((time, i): [number, number][] => {
      // Without candles there is the present alone.
      const price = at[i - (times.length - at.length)] ?? null;
      const worth = pegs[i] ?? null;
      return price === null || worth === null ? [] : [[time, (price / worth - 1) * 100]];
    });
    const last = hours.at(-1);
    return ok({
      code,
      symbol: coin.facts.symbol,
      peg,
      deviation: last?.[0] === now ? last[1] : null,
      hours,
    });
  },
} satisfies Handlers<'stablePeg'>;

/** USD of the currency it is pegged to, at some instants; null where its rate is unknown. */
async function pegsAt(
  peg: 'usd' | 'eur',
  times: readonly number[],
  { rates }: Sources,
): Promise<readonly (number | null)[]> {
  if (peg === 'usd') return times.map(() => 1);
  const known = rates && (await ifConnected(() => rates.at(times)));
  return times.map((_, at) => {
    const rate = known?.[at] ?? null;
    return rate && 1 / rate.eur;
  });
}

/** Whole hours until now, oldest first. */
function hoursBefore(now: number): readonly number[] {
  const last = Math.floor((now - 1) / HOUR) * HOUR;
  return Array.from({ length: HOURS }, (_, at) => last - (HOURS - 1 - at) * HOUR);
}
