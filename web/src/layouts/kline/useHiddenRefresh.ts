import { KLINE_HIDDEN_REFRESH } from '@coinmirror/shared/constants/timings.ts';
import { useEffect } from 'react';
import { emitMarketTopRefresh } from '#live/marketTop.ts';

/** Has the market's top figures asked for again every 10 s of hidden time. */
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
