import { useCallback, useEffect, useState } from 'react';
import type { PressedMark } from '#charts/kline/events/eventMarks.ts';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { EventCard } from './EventCard.tsx';
import { useChartEvents } from './useChartEvents.ts';

interface EventMarksProps {
  readonly coinCode: string;
  readonly handle: KlineHandle;
}

/** Marks of a coin's events on its chart, and the card of the mark that was pressed. */
export function EventMarks({ coinCode, handle }: EventMarksProps) {
  const events = useChartEvents(coinCode);
  const [pressed, setPressed] = useState<PressedMark | null>(null);
  const close = useCallback(() => setPressed(null), []);
  useEffect(() => {
    if (events.length === 0) return;
    let isGone = false;
    let remove: (() => void) | null = null;
    handle.showEvents(events, setPressed).then(
      (undo) => {
        if (isGone) undo();
        else remove = undo;
      },
      // The code did not arrive: the chart stands without marks, and a new minute tries again.
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [handle, events]);
  const own = events.filter(({ id }) => pressed?.ids.includes(id)).toReversed();
  return pressed && own.length > 0 ? (
    <EventCard x={pressed.x} y={pressed.y} events={own} onClose={close} />
  ) : null;
}
