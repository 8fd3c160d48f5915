import type { Chart } from 'klinecharts';
import { describe, expect, it } from 'vitest';
import { linkCrosshair } from './crosshairLink.ts';

/** The parts of a chart that the link uses, with candles `width` px wide. */
function stand(width: number) {
  let listener: ((data?: unknown) => void) | undefined;
  const pointed: (number | undefined)[] = [];
  const chart: Partial<Chart> = {
    subscribeAction: (_type, callback) => {
      listener = callback;
    },
    unsubscribeAction: () => {
      listener = undefined;
    },
    executeAction: (_type, { x }) => pointed.push(x),
    convertToPixel: () => ({ x: lastTime * width }),
    convertFromPixel: ([at]) => ({ timestamp: (at?.x ?? 0) / width }),
    getDom: () => null,
  };
  // The link uses nothing else of a chart.
  return { chart: chart as Chart, pointed, point: (x: number) => listener?.({ x, y: 1 }) };
}

let lastTime = 0;

describe('linkCrosshair', () => {
  it("moves every other chart's crosshair to the same time, until it unlinks", () => {
    const [one, two, three] = [stand(2), stand(10), stand(4)];
    const leave = [one, two, three].map(({ chart }) => linkCrosshair(chart));
    lastTime = 6;
    one.point(12);
    expect([one.pointed, two.pointed, three.pointed]).toEqual([[], [60], [24]]);
    leave[2]?.();
    one.point(12);
    expect([two.pointed, three.pointed]).toEqual([[60, 60], [24]]);
    for (const go of leave) go();
  });
});
