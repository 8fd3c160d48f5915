import type { CoinSale } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { useSaleRankQuery } from '#api/endpoints/hotRankings.ts';
import { saleColumns } from '#features/rankings/columns/newcomerColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { coinRowKey, coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView } from './RankingView.tsx';

const FIGURE: PictureFigure<CoinSale> = {
  label: '发行价与 24H 涨幅',
  nameOf: coinTitle,
  priceOf: ({ issuePrice }) => issuePrice,
  changeOf: ({ change24h }) => change24h,
};

/** Only coins that are listed have a page. */
const rowLink = (row: CoinSale, className: string) =>
  row.listedAt === null ? null : coinRowLink(row, className);

/** `/hot/ico.html`: sales of coins before their listing. */
export default function HotIcoPage() {
  const ranking = useRanking('hotIco');
  const result = useSaleRankQuery(ranking.args, HOT_POLLING);
  return (
    <RankingView
      ranking={ranking}
      columns={saleColumns}
      result={result}
      rowKey={coinRowKey}
      rowLink={rowLink}
      figure={FIGURE}
    />
  );
}
