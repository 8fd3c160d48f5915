import type { ExchangeVolume } from '@coinmirror/shared/contract/rankings/trade.ts';
import { useMemo } from 'react';
import { useExchangeVolumeRankQuery } from '#api/endpoints/hotRankings.ts';
import { exchangeColumns } from '#features/rankings/columns/placeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView } from './RankingView.tsx';
import { EXCHANGE_STARS } from './stars.tsx';

const rowKey = ({ code }: ExchangeVolume) => code;
const rowLink = ({ code }: ExchangeVolume, className: string) => (
  <PageLink to="exchange" params={{ id: code }} className={className} tabIndex={-1} aria-hidden="true" />
);
const READERS: Readonly<Record<string, (row: ExchangeVolume) => number>> = {
  spot: ({ spotVolume24h }) => spotVolume24h,
  futures: ({ futuresVolume24h }) => futuresVolume24h,
  total: ({ spotVolume24h, futuresVolume24h }) => spotVolume24h + futuresVolume24h,
};

/** `/hot/exchanges.html`: exchanges by what they trade. */
export default function HotExchangesPage() {
  const ranking = useRanking('hotExchanges');
  const result = useExchangeVolumeRankQuery(ranking.args, HOT_POLLING);
  const { value, label } = ranking.chosen('type');
  const columns = useMemo(() => exchangeColumns(label), [label]);
  const figure: PictureFigure<ExchangeVolume> = {
    label: '24H 成交额与环比',
    nameOf: ({ name }) => name,
    amountOf: READERS[value] ?? (({ spotVolume24h }) => spotVolume24h),
    changeOf: ({ volumeChange }) => volumeChange,
  };
  return (
    <RankingView
      ranking={ranking}
      columns={columns}
      result={result}
      rowKey={rowKey}
      rowLink={rowLink}
      figure={figure}
      stars={EXCHANGE_STARS}
    />
  );
}
