import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import type { ReactNode } from 'react';
import { CandleChart } from '#charts/candles/CandleChart.tsx';
import { candleTable } from '#charts/candles/candleTable.ts';
import { ChartPanel } from '#charts/panel/ChartPanel.tsx';
import type { ChartTableData } from '#charts/panel/ChartTable.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { usePairPlaces } from '#ui/number/usePairPlaces.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { OFFERED_PERIODS } from '../chart/useChartAddress.ts';
import { useChartHeight } from '../chart/useChartHeight.ts';
import { useCandleSource } from './useCandleSource.ts';

export interface CoinCandlesProps {
  readonly detail: CoinDetail;
  readonly minutes: number;
  readonly onMinutes: (minutes: number) => void;
  readonly source: string;
  /** The switch between line and candles. */
  readonly children: ReactNode;
}

/** Candles of a day and longer reach back over the whole history. */
const DAY_MINUTES = 1440;

/** The coin's USD price as candles, with moving averages and volume; older ones load on scrolling back. */
export function CoinCandles({ detail, minutes, onMinutes, source, children }: CoinCandlesProps) {
  const { timeZone } = useDisplay();
  const height = useChartHeight();
  const candles = useCandleSource(detail.code, minutes);
  const period = OFFERED_PERIODS.find((one) => one.minutes === minutes)?.label ?? '';
  const title = `${coinTitle(detail)} ${period} K 线（美元）`;
  const places = usePairPlaces(detail.code, detail.quote.price);
  const table = (): ChartTableData =>
    candleTable(candles.loaded(), { base: detail.symbol, quote: 'USD', timeZone, places });
  return (
    <ChartPanel
      title={title}
      source={source}
      asOf={candles.asOf}
      height={height}
      plotFirst
      table={table}
      closes={minutes < DAY_MINUTES ? [] : [{ coin: detail.code, from: 0, to: candles.asOf ?? 0 }]}
      controls={
        <>
          <Segmented
            label="K 线周期"
            options={OFFERED_PERIODS.map((one) => ({ value: String(one.minutes), label: one.label }))}
            value={String(minutes)}
            onChange={(value) => onMinutes(ownNumber(value))}
          />
          {children}
        </>
      }
    >
      {(onDrawable) => (
        <CandleChart
          symbol={detail.code}
          minutes={minutes}
          price={detail.quote.price}
          source={candles.source}
          height={height}
          label={title}
          onDrawable={onDrawable}
        />
      )}
    </ChartPanel>
  );
}
