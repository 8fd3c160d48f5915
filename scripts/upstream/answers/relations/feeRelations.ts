import type { CoinEarner } from '@coinmirror/shared/contract/coin/fees.ts';
import { annualised, priceToEarned } from '@coinmirror/shared/indicators/earnings.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { equal, type Instance } from './relation.ts';

const ranking = hrefTo('dataDefiFees');

/** A row of any of the three rankings. */
interface Ranked extends Pick<CoinEarner, Figure> {
  readonly code: string;
  readonly coinCode?: string;
  readonly marketCap?: number | null;
}

/** What is read of a coin's page, before or after the wire. */
interface Told {
  readonly code: string;
  readonly marketCap: number | null;
  readonly earners: readonly Earner[];
}

type Earner = Pick<CoinEarner, 'kind' | 'code' | 'rank' | Figure>;

type Figure = 'fees24h' | 'fees7d' | 'fees30d' | 'revenue24h' | 'revenue7d' | 'revenue30d';

const FIGURES: readonly (readonly [Figure, string])[] = [
  ['fees24h', '24H费用'],
  ['fees7d', '7日费用'],
  ['fees30d', '30日费用'],
  ['revenue24h', '24H收入'],
  ['revenue7d', '7日收入'],
  ['revenue30d', '30日收入'],
];

/** Rows that are compared: those of the answer of the ranking, before or after the wire. */
export type FeeRows = { readonly [List in 'protocols' | 'chains' | 'gas']: readonly Ranked[] };

/** What a coin's page says of its fees is its row of the ranking, and P/F × 年化费用 is its market value. */
export function coinFeesAreOfTheRanking(fees: Told, rows: FeeRows): readonly Instance[] {
  const page = hrefTo('coin', { coinCode: fees.code });
  return fees.earners.flatMap((earner) => {
    const list = listOf(earner, rows);
    const at = list.findIndex((row) => isRowOf(row, earner));
    const row = list[at];
    return [
      ...FIGURES.map(([figure, name]) =>
        equal(`${name} = 排行中的${name}`, earner.code, [
          { value: earner[figure], path: page },
          { value: row?.[figure] ?? null, path: ranking },
        ]),
      ),
      equal('费用排名 = 排行中的位置', earner.code, [
        { value: earner.rank, path: page },
        { value: earner.fees24h === null ? null : at + 1, path: ranking },
      ]),
      ...(earner.kind === 'protocol' || earner.kind === 'gas' ? multiplesOf(fees, earner, row, page) : []),
    ];
  });
}

function listOf({ kind }: Earner, { protocols, chains, gas }: FeeRows): readonly Ranked[] {
  if (kind === 'gas') return gas;
  return kind === 'apps' ? chains : protocols;
}

function isRowOf(row: Ranked, { kind, code }: Earner): boolean {
  return kind === 'issuer' ? row.code === '' && row.coinCode === code : row.code === code;
}

function multiplesOf(
  { marketCap, code }: Told,
  { fees30d }: Earner,
  row: Ranked | undefined,
  page: string,
): readonly Instance[] {
  const multiple = priceToEarned(row?.marketCap ?? null, fees30d);
  if (multiple === null || fees30d === null) return [];
  return [
    equal('流通市值 = P/F × 年化费用', code, [
      { value: marketCap, path: page },
      { value: multiple * annualised(fees30d), path: ranking },
    ]),
  ];
}
