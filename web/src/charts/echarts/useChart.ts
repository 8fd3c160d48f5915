import type { EChartsOption, EChartsType } from 'echarts';
import { type RefObject, useEffect, useState } from 'react';
import { useNear } from '#ui/lazy/useNear.ts';
import { readThemeColors, type ThemeColors } from '#ui/theme/readTokens.ts';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import { type ChartKind, loadEngine } from './chartKinds.ts';
import { toTheme } from './toTheme.ts';

/** Builds what is drawn from the colours in effect. Keep it stable (useCallback): a new one redraws. */
export type OptionBuilder = (colors: ThemeColors) => EChartsOption;

export interface ChartState {
  readonly chart: EChartsType | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A chart on an element: its code comes when the element nears the screen; it follows size, theme and palette. */
export function useChart(
  box: RefObject<HTMLElement | null>,
  kind: ChartKind,
  build: OptionBuilder,
): ChartState {
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const near = useNear(box);
  const colors = useThemeColors(box);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the code again.
  useEffect(() => {
    const element = box.current;
    if (element === null || !near) return;
    let made: EChartsType | null = null;
    let gone = false;
    const resize = new ResizeObserver(() => made?.resize());
    loadEngine(kind).then(
      (engine) => {
        if (gone) return;
        made = engine.init(element, toTheme(readThemeColors(element)), { locale: 'ZH' });
        resize.observe(element);
        setChart(made);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      resize.disconnect();
      made?.dispose();
      setChart(null);
    };
  }, [box, kind, near, attempt]);

  useEffect(() => {
    if (chart === null || colors === null || chart.isDisposed()) return;
    chart.setTheme(toTheme(colors));
    chart.setOption({ animation: !prefersStillness(), ...build(colors) }, { notMerge: true });
  }, [chart, colors, build]);

  function retry() {
    setFailed(false);
    setAttempt((now) => now + 1);
  }
  return { chart, failed, retry };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
