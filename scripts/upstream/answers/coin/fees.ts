import { type FeeSubject, feeSubjectsOf } from '@coinmirror/shared/content/defi/feeSubjects.ts';
import type { CoinEarner, FeeKind } from '@coinmirror/shared/contract/coin/fees.ts';
import type { DefiPort, EarnedDay } from '../../ports/defi.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { feeRanking } from '../rows/feeRanking.ts';

/** Days of the small chart. */
const DAYS = 90;

export const coinFeesHandlers = {
  async coinFees({ code }, { sources }) {
    const defi = requirePort(sources, 'defi');
    const coin = await requireCoin(sources, code);
    const subjects = feeSubjectsOf(code);
    if (subjects.length === 0) return ok(null);
    const ranking = await feeRanking(sources, defi);
    const told = await Promise.all(
      subjects.map(async (subject) => {
        const place = placeOf(ranking, subject);
        return place === null ? [] : [{ ...subject, ...place, days: await daysOf(defi, subject) }];
      }),
    );
    const earners = told.flat();
    if (earners.length === 0) return ok(null);
    const { facts, now } = coin;
    return ok({
      code,
      symbol: facts.symbol,
      name: facts.nameZh || facts.nameEn,
      marketCap: now.marketCap,
      earners,
    });
  },
} satisfies Handlers<'coinFees'>;

type Ranking = Awaited<ReturnType<typeof feeRanking>>;
type Row = Ranking['chains'][number] & { readonly coinCode?: string };

/** The list in which each kind has its row. */
const LISTS: Readonly<Record<FeeKind, (ranking: Ranking) => readonly Row[]>> = {
  protocol: ({ protocols }) => protocols,
  issuer: ({ protocols }) => protocols,
  gas: ({ gas }) => gas,
  apps: ({ chains }) => chains,
};

/** The figures of a subject's row, and its place among those that tell the fees of 24 h; null without a row. */
function placeOf(
  ranking: Ranking,
  { kind, code }: FeeSubject,
): Omit<CoinEarner, keyof FeeSubject | 'days'> | null {
  const rows = LISTS[kind](ranking);
  // An issuer has no code of its own there: its row is that of its coin.
  const at = rows.findIndex((row) =>
    kind === 'issuer' ? row.code === '' && row.coinCode === code : row.code === code,
  );
  const row = rows[at];
  if (row === undefined) return null;
  const { fees24h, fees7d, fees30d, revenue24h, revenue7d, revenue30d, change1d, change7d, change30d } = row;
  return {
    ...{ fees24h, fees7d, fees30d, revenue24h, revenue7d, revenue30d, change1d, change7d, change30d },
    rank: fees24h === null ? null : at + 1,
    of: rows.filter((one) => one.fees24h !== null).length,
  };
}

async function daysOf(defi: DefiPort, { kind, code }: FeeSubject): Promise<CoinEarner['days']> {
  return (await seriesOf(defi, kind, code)).map(({ time, fees, revenue }) => [time, fees, revenue]);
}

/** No source tells the applications of a chain by day. */
function seriesOf(defi: DefiPort, kind: FeeKind, code: string): Promise<readonly EarnedDay[]> {
  if (kind === 'apps') return Promise.resolve([]);
  return kind === 'gas' ? defi.gasDays(code, DAYS) : defi.earnedDays(code, DAYS);
}
