import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { type ReactNode, useState } from 'react';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { useLiveDetail } from '#features/coins/detail/useLiveDetail.ts';
import { type PictureSource, SharePicture } from '#features/share/SharePicture.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';

interface CoinPicture {
  readonly open: () => void;
  /** The open window; null while it is closed. */
  readonly window: ReactNode;
}

/** 分享图 of a coin: price, change, the line of 24 hours. */
export function useCoinPicture(detail: CoinDetail, asOf: number): CoinPicture {
  const { changeBase } = useDisplay();
  const { quote, updatedAt } = useLiveDetail(detail);
  const { data } = useCoinChartsQuery({ code: detail.code, type: 'd' });
  const [shown, setShown] = useState<PictureSource | null>(null);
  const source = (): PictureSource => ({
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
  });
  return {
    open: () => setShown(source()),
    window: shown && <SharePicture source={shown} onClose={() => setShown(null)} />,
  };
}
