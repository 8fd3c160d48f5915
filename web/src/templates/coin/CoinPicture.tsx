import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { useLiveDetail } from '#features/coins/detail/useLiveDetail.ts';
import { SharePictureButton } from '#features/share/SharePictureButton.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

interface CoinPictureProps {
  readonly detail: CoinDetail;
  readonly asOf: number;
}

/** 分享图 of a coin: price, change, the line of 24 hours. */
export function CoinPicture({ detail, asOf }: CoinPictureProps) {
  const { changeBase } = useDisplay();
  const { quote, updatedAt } = useLiveDetail(detail);
  const { data } = useCoinChartsQuery({ code: detail.code, type: 'd' });
  return (
    <SharePictureButton
      source={() => ({
        title: coinTitle(detail),
        subtitle: `价格与${changeBase}涨幅，近 24 小时走势`,
        asOf: updatedAt ?? asOf,
        coin: {
          price: quote.price,
          change: changeOf(quote, changeBase),
          volume24h: quote.volume24h,
          marketCap: quote.marketCap,
          line: (data?.value ?? []).map(({ priceUsd }) => priceUsd),
        },
      })}
    />
  );
}
