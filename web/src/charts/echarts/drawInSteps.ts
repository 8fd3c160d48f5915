import type { EChartsType } from 'echarts';
import { nextTask } from '#ui/lazy/nextTask.ts';
import type { ChartOption } from './useChart.ts';

/**
 * Draws the steps in the order given, each in a frame of its own after the one before it is on screen, and tells when
 * the last one is. The first one replaces what was there. What it returns gives up the steps that are still to come.
 */
export function drawInSteps(
  chart: EChartsType,
  steps: readonly ChartOption[],
  onAll?: () => void,
): () => void {
  let next = 0;
  let over = false;
  function stop() {
    over = true;
    if (!chart.isDisposed()) chart.off('rendered', onDrawn);
  }
  function drawNext() {
    const step = steps[next];
    if (over || chart.isDisposed()) return stop();
    if (step === undefined) {
      stop();
      return onAll?.();
    }
    // Drawn with the next frame: taking in thousands of points and drawing them would be one long task.
    chart.setOption(step, { notMerge: next === 0, lazyUpdate: true });
    next += 1;
  }
  let drawn = 0;
  function onDrawn() {
    // While lines still move, each frame is told of.
    if (drawn === next) return;
    drawn = next;
    void nextTask().then(drawNext);
  }
  chart.on('rendered', onDrawn);
  drawNext();
  return stop;
}
