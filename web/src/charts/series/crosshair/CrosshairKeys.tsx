import type { EChartsType } from 'echarts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { usualStep } from '../data/transform.ts';
import type { TimeSeriesView } from '../view.ts';
import { keyedPlace } from './keyedPlace.ts';
import { readAloud } from './readOut.ts';

interface CrosshairKeysProps {
  readonly chart: EChartsType | null;
  readonly view: TimeSeriesView;
  readonly title: string;
  readonly children: ReactNode;
}

/** Keyboard control of the crosshair: arrow keys move from point to point, and a live region announces the values. */
export function CrosshairKeys({ chart, view, title, children }: CrosshairKeysProps) {
  const [place, setPlace] = useState<number | null>(null);
  const points = view.drawn[0]?.points ?? [];

  function onKeyDown(event: KeyboardEvent) {
    const next = keyedPlace(event.key, place, points.length);
    const time = next === null ? undefined : points[next]?.[0];
    if (chart === null || time === undefined) return;
    event.preventDefault();
    setPlace(next);
    const x = chart.convertToPixel({ xAxisIndex: 0 }, time + view.zone);
    chart.dispatchAction({ type: 'showTip', x: Number(x), y: chart.getHeight() / 2 });
  }

  function leave() {
    setPlace(null);
    if (chart !== null && !chart.isDisposed()) chart.dispatchAction({ type: 'hideTip' });
  }

  const time = place === null ? undefined : points[place]?.[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={`${title}，按左右方向键逐点读数`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a focus target.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={leave}
    >
      {children}
      <div role="status">
        {time !== undefined && <VisuallyHidden>{readAloud(view, usualStep(points), time)}</VisuallyHidden>}
      </div>
    </div>
  );
}
