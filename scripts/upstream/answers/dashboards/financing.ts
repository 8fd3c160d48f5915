import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { utcMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Round } from '../../ports/financing.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

const REPORTED_DAYS = 90;
const MONTHS = 12;

export const financingHandlers = {
  async financing(_params, { sources }) {
    const today = utcMidnight(sources.clock.now());
    const months = monthsUntil(today);
    const since = today - (REPORTED_DAYS - 1) * DAY;
    const reported = await requirePort(sources, 'financing').rounds(
      Math.min(since, months[0]?.first ?? since),
      today,
    );
    const rounds = reported.filter(({ time }) => time >= since).toReversed();
    const last30 = rounds.filter(({ time }) => time > today - 30 * DAY);
    return ok({
      amount30d: sum(last30, ({ amount }) => amount),
      amount90d: sum(rounds, ({ amount }) => amount),
      count30d: last30.length,
      count90d: rounds.length,
      rounds: rounds.map((round) => ({ ...round, others: [...round.others] })),
      months: months.map((month) => monthOf(month, reported)),
      investors: investorsOf(rounds),
    });
  },
} satisfies Handlers<'financing'>;

/** First and last days of a month, UTC midnights. */
interface Month {
  readonly first: number;
  readonly last: number;
}

/** The last twelve months, oldest first; the last one up to today. */
function monthsUntil(today: number): readonly Month[] {
  const now = new Date(today);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = now.getUTCMonth() - (MONTHS - 1 - at);
    const first = Date.UTC(now.getUTCFullYear(), month, 1);
    return { first, last: Math.min(Date.UTC(now.getUTCFullYear(), month + 1, 1) - DAY, today) };
  });
}

function monthOf({ first, last }: Month, reported: readonly Round[]) {
  const rounds = reported.filter(({ time }) => time >= first && time <= last);
  return { time: first, amount: sum(rounds, ({ amount }) => amount), count: rounds.length };
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
