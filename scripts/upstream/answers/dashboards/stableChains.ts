import { defiChainCodeOf } from '@coinmirror/shared/content/defi/chains.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { StablesOnChains } from '../../ports/stables.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { stableDaysUntil } from './stableDays.ts';

const MONTH = 30 * DAY;
const PLACES = 2;

export const stableChainHandlers = {
  async stableChains({ coin }, { sources }) {
    const port = requirePort(sources, 'stables');
    const now = sources.clock.now();
    const times = stableDaysUntil(now);
    // A month ago to the minute, as the changes of the list are.
    const told = await port.onChainsAt(coin === '' ? null : coin, [now - MONTH, ...times]);
    if (told === null) return ok(null);
    const lines = linesOf(told);
    const total = told.totals.at(-1) ?? null;
    if (total === null) return ok(null);
    const shares = roundShares(
      lines.map(({ usd }) => usd.at(-1) ?? 0),
      PLACES,
    );
    return ok({
      coin,
      total,
      chains: lines.map(({ name, usd }, at) => ({
        code: defiChainCodeOf(name) ?? '',
        name,
        usd: usd.at(-1) ?? 0,
        share: shares[at] ?? 0,
        ...changeOf(usd.at(-1) ?? 0, usd[0] ?? null, told.totals[0] ?? null),
      })),
      days: times.flatMap((time, at) =>
        (told.totals[at + 1] ?? null) === null
          ? []
          : [{ time, usd: lines.map(({ usd }) => wholeOrNull(usd[at + 1] ?? null)) }],
      ),
    });
  },
} satisfies Handlers<'stableChains'>;

interface Line {
  readonly name: string;
  readonly usd: readonly (number | null)[];
}

/** The chains, and what is left of the whole: nothing where they are all of it. */
function linesOf({ totals, chains }: StablesOnChains): readonly Line[] {
  const rest = totals.map((total, at) =>
    total === null ? null : Math.max(0, total - chains.reduce((sum, { usd }) => sum + (usd[at] ?? 0), 0)),
  );
  return [...chains, { name: '其他', usd: rest }];
}

/** A chain that held nothing while the whole was known has grown from 0; a month that nobody knows has no change. */
function changeOf(now: number, before: number | null, wholeBefore: number | null) {
  if (wholeBefore === null) return { change30d: null, change30dPercent: null };
  const then = before ?? 0;
  return { change30d: now - then, change30dPercent: then > 0 ? (now / then - 1) * 100 : null };
}

function wholeOrNull(usd: number | null): number | null {
  return usd === null ? null : Math.round(usd);
}
