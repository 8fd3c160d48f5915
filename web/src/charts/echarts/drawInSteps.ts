import type { EChartsType } from 'echarts';
import { nextTask } from '#ui/lazy/nextTask.ts';
import type { ChartOption } from './useChart.ts';

/**
 * Draws the steps in order, each in a frame of its own after the previous one is on screen, and reports when the last
 * one is. The first step replaces the existing option. Returns a function that cancels the remaining steps.
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
    // Drawn in the next frame: parsing and drawing thousands of points would be one long task.
    chart.setOption(step, { notMerge: next === 0, lazyUpdate: true });
    next += 1;
  }
  let drawn = 0;
  function onDrawn() {
    // While lines are animating, the event fires for every frame.
    if (drawn === next) return;
    drawn = next;
    void nextTask().then(drawNext);
  }
  chart.on('rendered', onDrawn);
  drawNext();
  return stop;
}
