import type { EChartsOption, EChartsType } from 'echarts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextTask } from '#ui/lazy/nextTask.ts';
import { useMoved } from '#ui/lazy/useMoved.ts';
import { useNear } from '#ui/lazy/useNear.ts';
import { useRetry } from '#ui/retry/useRetry.ts';
import { matchesMedia } from '#ui/theme/mediaList.ts';
import { readThemeColors, type ThemeColors } from '#ui/theme/readTokens.ts';
import { useThemeColors } from '#ui/theme/useThemeColors.ts';
import { drawInSteps } from './drawInSteps.ts';
import { drawingSteps } from './drawingSteps.ts';
import { loadEngine } from './loadEngine.ts';
import { toTheme } from './toTheme.ts';

/** The library's option; `baseOption` and `media` make it responsive to the chart's own size. */
export type ChartOption = EChartsOption;

/** Builds the option from the current colours. Keep it stable (useCallback): a new one redraws. */
export type OptionBuilder = (colors: ThemeColors) => ChartOption;

export interface ChartState {
  readonly chart: EChartsType | null;
  /** The whole chart is on screen. */
  readonly isDrawn: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A chart on an element: its code loads when the element nears the viewport; it follows size, theme and palette. With a
 * still image (`hasStatic`) the code loads after the visitor's first scroll or press, and the chart replaces the image
 * without animation.
 */
export function useChart(
  box: RefObject<HTMLElement | null>,
  build: OptionBuilder,
  hasStatic: boolean,
): ChartState {
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  // A new attempt loads the code again.
  const [attempt, setAttempt] = useState({ load: loadEngine });
  const near = useNear(box);
  const isMoved = useMoved(hasStatic);
  const themed = useRef<ThemeColors | null>(null);
  const colors = useThemeColors(box);
  const standsFor = useRef(hasStatic);
  useEffect(() => {
    standsFor.current = hasStatic;
  }, [hasStatic]);

  useEffect(() => {
    const element = box.current;
    if (element === null || !near || !isMoved) return;
    let made: EChartsType | null = null;
    let gone = false;
    const resize = new ResizeObserver(() => {
      // The observer fires once at the start, when the chart already has its size: drawing everything twice is slow on
      // a phone.
      if (made && !hasSize(made, element)) made.resize();
    });
    attempt.load().then(
      async (engine) => {
        // Not in the task that evaluates the library: both together would block the main thread.
        await nextTask();
        measureOnce(readThemeColors(element).fontFamily);
        await nextTask();
        if (gone) return;
        themed.current = null;
        made = engine.init(element, toTheme(readThemeColors(element)), { locale: 'ZH' });
        // The library sets it for a lookup that nothing here uses; it is not a valid HTML attribute.
        element.removeAttribute('_echarts_instance_');
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
      setDrawn(false);
    };
  }, [box, near, isMoved, attempt]);

  useEffect(() => {
    if (chart === null || colors === null || chart.isDisposed()) return;
    // Setting a theme redraws the existing chart once more before the new option does.
    const isFirst = themed.current === null;
    if (themed.current !== colors) chart.setTheme(toTheme(colors));
    themed.current = colors;
    const option = build(colors);
    const moving = withMotion(option, !(isFirst && standsFor.current));
    return drawInSteps(chart, isFirst ? drawingSteps(moving) : [moving], () => setDrawn(true));
  }, [chart, colors, build]);

  function retry() {
    setFailed(false);
    setAttempt({ load: loadEngine });
  }
  useRetry(failed ? 'failed' : chart === null ? 'pending' : 'done', retry);
  return { chart, isDrawn, failed, retry };
}

/** The first measurement of a font is slow, because the browser resolves fallback fonts: do it before drawing. */
function measureOnce(fontFamily: string): void {
  const brush = document.createElement('canvas').getContext('2d');
  if (brush === null) return;
  brush.font = `12px ${fontFamily}`;
  brush.measureText('年月日¥$0.%–');
}

function hasSize(chart: EChartsType, element: HTMLElement): boolean {
  return chart.getWidth() === element.clientWidth && chart.getHeight() === element.clientHeight;
}

const DURATION = 200;

/** Short animations, and none with reduced motion. */
function withMotion(option: ChartOption, mayMove: boolean): ChartOption {
  const animation = mayMove && !matchesMedia('(prefers-reduced-motion: reduce)');
  const motion = { animation, animationDuration: DURATION, animationDurationUpdate: DURATION };
  const { baseOption } = option;
  return baseOption ? { ...option, baseOption: { ...baseOption, ...motion } } : { ...option, ...motion };
}
