import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';
import { useFearGreedQuery } from '#api/endpoints/sentiment.ts';
import { type AlertsRoot, alertsFired, selectStoredAlerts } from '../alertsSlice.ts';
import { evaluate, type MeasureInputs } from '../evaluate.ts';
import { notify } from '../notify.ts';
import { TickWatch } from './TickWatch.tsx';

/** An alert must work in a background tab: this is the one poll that continues unfocused. */
const POLLED = { pollingInterval: POLL_NORMAL, refetchOnMountOrArgChange: POLL_NORMAL / 1000 } as const;

type CoinFigures =
  MeasureInputs['coins'] extends ReadonlyMap<string, infer Interpretation> ? Interpretation : never;

/** Evaluates the active alerts each minute and on each tick, and announces those that fire. */
export function Watcher() {
  const book = useSelector((state: AlertsRoot) => selectStoredAlerts(state));
  const codes = codesOf(book.alerts);
  const wants = (measure: Alert['measure']) =>
    book.alerts.some((alert) => alert.armed && alert.measure === measure);
  const list = useCoinsByCodesQuery(codes.join(','), { skip: codes.length === 0, ...POLLED }).data;
  const fearGreed = useFearGreedQuery({}, { skip: !wants('fearGreed'), ...POLLED }).data;
  const market = useGlobalMarketQuery({}, { skip: !wants('usdtPremium'), ...POLLED }).data;
  const store = useStore<AlertsRoot>();
  const coins = useMemo(
    () => new Map<string, CoinFigures>(list?.value.map((row) => [row.code, row])),
    [list],
  );

  const check = useCallback(
    (inputs: MeasureInputs) => {
      // The current book: what another tick of this moment has announced is not announced again.
      const book = selectStoredAlerts(store.getState());
      const moment = Date.now();
      const clock = { now: moment, offset: -new Date(moment).getTimezoneOffset() };
      const result = evaluate(book, inputs, clock);
      if (result.fired.length === 0) return;
      store.dispatch(alertsFired(result.book));
      for (const { id, text, reading } of result.fired)
        void notify('币镜预警', `${text}，现为 ${reading}`, id);
    },
    [store],
  );

  const indicators = useMemo(
    () => ({ fearGreed: fearGreed?.value.now.value ?? null, usdtPremium: market?.value.usdtPremium ?? null }),
    [fearGreed, market],
  );
  // Checks a changed alert at once with the known values; a repeating one when its cooldown ends.
  useEffect(() => {
    if (book.alerts.length > 0) check({ coins, market: indicators });
  }, [check, coins, indicators, book]);

  const latest = useRef(coins);
  useEffect(() => {
    latest.current = coins;
  }, [coins]);
  const onTick = useCallback(
    (code: string, price: number, change24h: number | null) => {
      const listed = latest.current.get(code) ?? { price, change24h, volume24h: null, turnoverRate: null };
      const inputs = { coins: new Map([[code, { ...listed, price, change24h }]]), market: NOTHING };
      check(inputs);
    },
    [check],
  );
  return codes.map((code) => <TickWatch key={code} code={code} since={list?.asOf ?? 0} onTick={onTick} />);
}

const NOTHING = { fearGreed: null, usdtPremium: null } as const;

/** Sorted, so that the order of alerts does not change the cache key. */
function codesOf(alerts: readonly Alert[]): readonly string[] {
  const armed = alerts.flatMap(({ armed: isArmed, coin }) => (isArmed && coin ? [coin.code] : []));
  return [...new Set(armed)].toSorted();
}
