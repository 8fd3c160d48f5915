import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { FUTURES_PERIODS } from '@coinmirror/shared/contract/futuresHours.ts';
import { type Provenance, sourceNames } from '@coinmirror/shared/contract/provenance.ts';
import { useEffect } from 'react';
import type { OuterSource } from '#charts/kline/outerSource.ts';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { createFuturesSource } from './createFuturesSource.ts';
import { useLazyFuturesHoursQuery } from './futuresApi.ts';

interface FuturesFeedProps {
  readonly coinCode: string;
  /** Length of the chart's candles. */
  readonly minutes: number;
  /** When a day starts, ms east of UTC. */
  readonly shift: number;
  /** Must be stable. */
  readonly onSource: (source: OuterSource | null) => void;
}

/** The source refetches itself: an automatic refetch would not reach it. */
const ALONE = { refetchOnReconnect: false } as const;

/** Loads a coin's futures for the indicators that draw them; shows nothing itself. */
export function FuturesFeed({ coinCode, minutes, shift, onSource }: FuturesFeedProps) {
  const [load] = useLazyFuturesHoursQuery(ALONE);
  useEffect(() => {
    const period = FUTURES_PERIODS.find((one) => one === minutes) ?? 60;
    const utc = shift === 0 ? 1 : 0;
    const source = createFuturesSource(
      {
        now: Date.now,
        wordsOf: (error) => (isUnconnected(error) ? error.word : '加载失败，稍后重试'),
        async load(before, limit) {
          const reach = before === null ? null : before / 1000;
          const { value, provenance } = await load({ code: coinCode, period, reach, utc, limit }).unwrap();
          return { points: value?.points ?? null, source: sourceOf(provenance) };
        },
      },
      minutes < 60,
    );
    onSource(source);
    const timer = setInterval(() => !document.hidden && source.refresh(), POLL_FAST);
    return () => {
      clearInterval(timer);
      onSource(null);
    };
  }, [load, coinCode, minutes, shift, onSource]);
  return null;
}

function sourceOf(provenance: Provenance | null): string {
  if (provenance === null) return '';
  return provenance.kind === 'simulated' ? '演示数据' : `来源：${sourceNames([provenance]) || '各合约平台'}`;
}
