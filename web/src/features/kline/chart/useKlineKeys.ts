import type { PeriodChoice } from '@coinmirror/shared/kline/address.ts';
import { periodOfKeys } from '@coinmirror/shared/kline/periodKeys.ts';
import { useEffect, useEffectEvent } from 'react';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { isTakenKey } from './isTakenKey.ts';

/** Keys within this interval form one word, ms. */
const WORD_PAUSE = 700;
const STEP = 5;
const ZOOM = 1.25;

/** The chart's shortcuts by key name. */
const MOVES: Readonly<Record<string, (handle: KlineHandle) => void>> = {
  ArrowLeft: (handle) => handle.scroll(-STEP),
  ArrowRight: (handle) => handle.scroll(STEP),
  ArrowUp: (handle) => handle.zoom(ZOOM),
  ArrowDown: (handle) => handle.zoom(1 / ZOOM),
  End: (handle) => handle.toNewest(),
};

/**
 * Shortcuts: typing a period (5, 4h, d), arrows to scroll and zoom, End for the newest; inactive in text fields and
 * choices.
 */
export function useKlineKeys(handle: KlineHandle | null, onPeriod: (period: PeriodChoice) => void): void {
  const choose = useEffectEvent(onPeriod);
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    function finish() {
      clearTimeout(timer);
      const period = periodOfKeys(typed);
      typed = '';
      if (period !== null) choose(period);
    }

    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenKey(event.target)) return;
      const move = MOVES[event.key];
      if (move && handle) {
        event.preventDefault();
        move(handle);
      } else if (/^[0-9a-z]$/i.test(event.key)) {
        typed += event.key;
        clearTimeout(timer);
        timer = setTimeout(finish, WORD_PAUSE);
      } else if (event.key === 'Enter' && typed !== '') finish();
    }

    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [handle]);
}
