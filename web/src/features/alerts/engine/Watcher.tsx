import { type Alert, subjectOf } from '@coinmirror/shared/alerts/alert.ts';
import type { Sample } from '@coinmirror/shared/alerts/evaluate.ts';
import { ALERT_KINDS } from '@coinmirror/shared/alerts/kinds.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type AlertsRoot, alertsFired, selectStoredAlerts } from '../alertsSlice.ts';
import { evaluate } from '../evaluate.ts';
import { notify } from '../notify.ts';
import { TickWatch } from './TickWatch.tsx';
import { useAlertSamples } from './useAlertSamples.ts';

/** Evaluates the active alerts each minute, also in a background tab, and on each tick, and announces those that fire. */
export function Watcher() {
  const book = useSelector((state: AlertsRoot) => selectStoredAlerts(state));
  const armed = useMemo(() => book.alerts.filter((alert) => alert.armed), [book.alerts]);
  const readings = useAlertSamples(armed, POLL_NORMAL);
  const store = useStore<AlertsRoot>();

  const check = useCallback(
    (found: ReadonlyMap<string, Sample>) => {
      // The current book: what another tick of this moment has announced is not announced again.
      const before = selectStoredAlerts(store.getState());
      const moment = Date.now();
      const clock = { now: moment, offset: -new Date(moment).getTimezoneOffset() };
      const result = evaluate(before, found, clock);
      if (result.book !== before) store.dispatch(alertsFired(result.book));
      for (const { id, text, reading } of result.fired)
        void notify('币镜预警', `${text}，现为 ${reading}`, id);
    },
    [store],
  );
  // Checks a changed alert at once with the known values; a repeating one when its cooldown ends.
  useEffect(() => {
    if (book.alerts.length > 0) check(readings);
  }, [check, readings, book]);

  const since = Math.max(0, ...[...readings.values()].map(({ asOf }) => asOf));
  const onTick = useCallback(
    (code: string, price: number, change24h: number | null) => check(tickReadings(code, price, change24h)),
    [check],
  );
  return codesOf(armed).map((code) => <TickWatch key={code} code={code} since={since} onTick={onTick} />);
}

/** What a tick tells of a coin. */
function tickReadings(code: string, price: number, change24h: number | null): ReadonlyMap<string, Sample> {
  const values = { price, change24h } as const;
  return new Map(
    (['price', 'change24h'] as const).flatMap((measure) => {
      const value = values[measure];
      if (value === null) return [];
      const subject = subjectOf({ measure, coin: { code, name: code }, target: null });
      const text = ALERT_KINDS[measure].format(value);
      return [[subject, { value, text, isInZone: null, events: null, newest: null }] as const];
    }),
  );
}

/** The coins whose ticks may fire something, sorted, so that the order of alerts changes nothing. */
function codesOf(armed: readonly Alert[]): readonly string[] {
  return [...new Set(armed.flatMap(({ coin }) => coin?.code ?? []))].toSorted();
}
