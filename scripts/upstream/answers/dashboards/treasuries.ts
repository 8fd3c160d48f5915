import { HOLDER_TYPES } from '@coinmirror/shared/constants/holderTypes.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { fundHistory } from './fundHistory.ts';

const MAX_SUPPLY = 21_000_000;

export const treasuryHandlers = {
  async treasuries(_params, { sources }) {
    const { price } = (await requireCoin(sources, 'bitcoin')).now;
    const reported = [
      ...(await requirePort(sources, 'treasuries').holders()).map(({ asOf, ...one }) => ({
        ...one,
        change30d: null,
        asOf,
      })),
      ...(await funds(sources)),
    ];
    const rows = reported
      .toSorted((a, b) => b.btc - a.btc)
      .map((row) => ({ ...row, value: row.btc * price, share: (row.btc / MAX_SUPPLY) * 100 }));
    const total = rows.reduce((sum, { btc }) => sum + btc, 0);
    const types = HOLDER_TYPES.filter((type) => type !== 'ETF' || sources.funds !== null);
    const byType = types.map((type) =>
      rows.filter((row) => row.type === type).reduce((sum, { btc }) => sum + btc, 0),
    );
    const shares = roundShares(byType, 2);
    return ok({
      price,
      total,
      value: total * price,
      share: (total / MAX_SUPPLY) * 100,
      rows,
      types: types.map((type, at) => ({ type, btc: byType[at] ?? 0, share: shares[at] ?? 0 })),
    });
  },
} satisfies Handlers<'treasuries'>;

/** None without a source: what the funds hold is then unknown. */
async function funds(sources: Sources) {
  if (sources.funds === null) return [];
  const { funds: list, days } = await fundHistory(sources, 'bitcoin');
  const [last, before] = [days.at(-1), days.at(-31)];
  return list.map(({ name, ticker, site }, place) => {
    const btc = last?.held[place] ?? 0;
    const then = before?.held[place];
    return {
      name,
      ticker,
      country: '美国',
      type: 'ETF' as const,
      btc,
      cost: null,
      change30d: then === undefined ? null : btc - then,
      asOf: (last?.time ?? 0) + DAY - 1000,
      source: site,
    };
  });
}
