import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { useFuturesHoursQuery } from '../futures/futuresApi.ts';
import type { ChartedCoin } from './IndicatorDialog.tsx';

/** Whether the coin of the chart has futures to draw: false where it has no contract, or nobody tells of them. */
export function useHasFutures(coin: ChartedCoin | undefined): { isOffered: boolean; why: string } {
  const { currentData, error } = useFuturesHoursQuery(
    { code: coin?.code ?? '', limit: 1 },
    { skip: coin === undefined },
  );
  if (isUnconnected(error)) return { isOffered: false, why: `${error.word}：${error.message}` };
  const isBare = currentData?.value === null;
  return {
    isOffered: !isBare,
    why: isBare ? joinSpaced(coin?.name ?? '', '没有合约，不能显示衍生品指标。') : '',
  };
}
