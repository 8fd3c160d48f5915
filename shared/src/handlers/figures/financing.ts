import { type Round, roundsOf } from '../../content/financing.ts';
import { utcMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { sum } from '../totals.ts';

const TOLD_DAYS = 90;
const MONTHS = 12;

export const financingHandlers = {
  async financing(_params, { sources }) {
    const today = utcMidnight(sources.clock.now());
    const rounds = between(today - (TOLD_DAYS - 1) * DAY, today).toReversed();
    const last30 = rounds.filter(({ time }) => time > today - 30 * DAY);
    return ok({
      amount30d: sum(last30, ({ amount }) => amount),
      amount90d: sum(rounds, ({ amount }) => amount),
      count30d: last30.length,
      count90d: rounds.length,
      rounds: rounds.map((round) => ({ ...round, others: [...round.others] })),
      months: monthsUntil(today),
      investors: investorsOf(rounds),
    });
  },
} satisfies Handlers<'financing'>;

/** Rounds of the days from one UTC midnight to another, both included, oldest first. */
function between(from: number, to: number): readonly Round[] {
  const days = Math.round((to - from) / DAY) + 1;
  return Array.from({ length: days }, (_, at) => roundsOf(from + at * DAY)).flat();
}

function monthsUntil(today: number) {
  const now = new Date(today);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = now.getUTCMonth() - (MONTHS - 1 - at);
    const first = Date.UTC(now.getUTCFullYear(), month, 1);
    const end = Math.min(Date.UTC(now.getUTCFullYear(), month + 1, 1) - DAY, today);
    const rounds = between(first, end);
    return { time: first, amount: sum(rounds, ({ amount }) => amount), count: rounds.length };
  });
}

function investorsOf(rounds: readonly Round[]) {
  const names = new Set(rounds.flatMap(({ lead, others }) => [lead, ...others]));
  return [...names]
    .map((name) => {
      const led = rounds.filter(({ lead }) => lead === name);
      return {
        name,
        rounds: rounds.filter(({ lead, others }) => lead === name || others.includes(name)).length,
        leads: led.length,
        leadAmount: sum(led, ({ amount }) => amount),
      };
    })
    .toSorted((a, b) => b.rounds - a.rounds || b.leadAmount - a.leadAmount);
}
