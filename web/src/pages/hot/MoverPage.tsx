import type { CoinMover } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useMemo } from 'react';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { moverColumns } from '#features/rankings/columns/moverColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<CoinMover> = {
  label: '价格与涨幅',
  priceOf: ({ price }) => price,
  changeOf: ({ change }) => change,
};

/** One side of the ranking of changes: those that rose, or those that fell. */
export function MoverPage({ name }: { readonly name: 'hotRise' | 'hotDrop' }) {
  const ranking = useRanking(name);
  const result = useMaxChangeQuery(ranking.args, HOT_POLLING);
  const period = ranking.chosen('period').value;
  const columns = useMemo(() => moverColumns(period), [period]);
  return <CoinRankingView ranking={ranking} columns={columns} result={result} figure={FIGURE} />;
}
