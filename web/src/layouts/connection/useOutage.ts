import { use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { type ApiState, watchedQueries } from '#api/retry/watchedQueries.ts';
import { LiveContext } from '#live/LiveContext.ts';
import { allowPartNotes } from '#ui/state/partNotes.ts';
import { createConnectionWatch, type Outage } from './connectionWatch.ts';

const BETWEEN_LOOKS = 1_000;
/** It is traded every second of the day: where its price stands still, it is the line that is silent. */
const NEVER_SILENT = 'bitcoin';

/**
 * The outage the page has to report; null while all is well. Also decides whether parts of the page report
 * their own.
 */
export function useOutage(): Outage | null {
  const store = useStore<{ api: ApiState }>();
  const live = use(LiveContext);
  const [outage, setOutage] = useState<Outage | null>(null);
  useEffect(() => live?.accompany(NEVER_SILENT), [live]);
  useEffect(() => {
    const judge = createConnectionWatch();
    function look() {
      if (document.hidden) return;
      const judgement = judge({
        now: performance.now(),
        isOnline: navigator.onLine,
        queries: watchedQueries(store.getState().api),
        silentSince: live?.silentSince() ?? null,
        priceTime: live?.ticks.newestTime() ?? 0,
      });
      allowPartNotes(judgement.mayPartsNote);
      setOutage((known) => (isSame(known, judgement.outage) ? known : judgement.outage));
    }
    const timer = setInterval(look, BETWEEN_LOOKS);
    return () => {
      clearInterval(timer);
      allowPartNotes(true);
    };
  }, [store, live]);
  return outage;
}

function isSame(one: Outage | null, other: Outage | null): boolean {
  return one?.kind === other?.kind && one?.at === other?.at;
}
