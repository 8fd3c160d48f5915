import type { EChartsType } from 'echarts';
import { useEffect } from 'react';
import { MOST_TICKS } from './axes.ts';
import { tickText, timeTicks } from './timeTicks.ts';

/** Keeps time ticks round while the slider of a chart moves. */
export function useZoomTicks(chart: EChartsType | null): void {
  useEffect(() => {
    if (chart === null) return;
    const follow = () => {
      const shown = shownStretch(chart.getOption());
      if (shown === null) return;
      const customValues = [...timeTicks(shown.from, shown.to, MOST_TICKS)];
      if (customValues.length < 2) return;
      chart.setOption({ xAxis: { axisLabel: { formatter: tickText, customValues } } });
    };
    chart.on('datazoom', follow);
    return () => {
      if (!chart.isDisposed()) chart.off('datazoom', follow);
    };
  }, [chart]);
}

function shownStretch(option: unknown): { from: number; to: number } | null {
  if (typeof option !== 'object' || option === null || !('dataZoom' in option)) return null;
  const zoom: unknown = Array.isArray(option.dataZoom) ? option.dataZoom[0] : null;
  if (typeof zoom !== 'object' || zoom === null || !('startValue' in zoom && 'endValue' in zoom)) return null;
  return { from: Number(zoom.startValue), to: Number(zoom.endValue) };
}
