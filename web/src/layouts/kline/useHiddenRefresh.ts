import { KLINE_HIDDEN_REFRESH } from '@coinmirror/shared/constants/timings.ts';
import { useEffect } from 'react';
import { emitMarketTopRefresh } from '#live/marketTop.ts';

/** Refreshes the market's top figures every 10 s while the tab is hidden. */
export function useHiddenRefresh(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    function onChange() {
      clearInterval(timer);
      if (document.hidden) timer = setInterval(emitMarketTopRefresh, KLINE_HIDDEN_REFRESH);
    }
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
}
