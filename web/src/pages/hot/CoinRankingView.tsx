import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { coinRowKey, coinRowLink, type NamedRow } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView, type RankingViewProps } from './RankingView.tsx';
import { COIN_STARS } from './stars.tsx';

/** The figure a ranking of coins is about. */
export type CoinFigure<Row> = Omit<PictureFigure<Row>, 'nameOf'>;

interface CoinRankingViewProps<Row>
  extends Omit<RankingViewProps<Row>, 'rowKey' | 'rowLink' | 'stars' | 'figure'> {
  readonly figure: CoinFigure<Row>;
}

/** A ranking of coins: each row leads to its coin, and can be starred. */
export function CoinRankingView<Row extends NamedRow>({ figure, ...props }: CoinRankingViewProps<Row>) {
  return (
    <RankingView
      {...props}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      stars={COIN_STARS}
      figure={{ ...figure, nameOf: coinTitle }}
    />
  );
}
