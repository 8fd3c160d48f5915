import type { Sources } from '../../ports/sources.ts';

const DAY_MINUTES = 1440;
const DAY = DAY_MINUTES * 60_000;

/** A coin's volume in USD on each of the last `count` whole days, newest last, without the current day. */
export async function dailyTurnover(sources: Sources, code: string, count: number) {
  const candles = await sources.candles.list({
    code,
    periodMinutes: DAY_MINUTES,
    end: sources.clock.now(),
    limit: count + 1,
  });
  const values = candles
    .filter(({ time }) => time + DAY <= sources.clock.now())
    .slice(-count)
    .map((day) => day.turnover);
  const [last, before] = [values.at(-1), values.at(-2)];
  return {
    values,
    /** Sum of the last `days`, null for a younger coin. */
    total(days: number): number | null {
      return values.length < days ? null : values.slice(-days).reduce((sum, value) => sum + value, 0);
    },
    /** Yesterday relative to the day before, %. */
    change: last !== undefined && before ? (last / before - 1) * 100 : null,
  };
}
