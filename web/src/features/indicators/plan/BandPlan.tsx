import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { comparePlans } from '@coinmirror/shared/indicators/planComparison.ts';
import { useMemo } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './BandPlan.module.css';
import { PlanTable } from './PlanTable.tsx';
import { amountComplaint, readAmount, readPlanAddress, TIMES } from './planAddress.ts';

/** Characters of an amount. */
const LONGEST = 16;
const FOUR_YEARS = 1461 * 86_400_000;
const TIMES_OPTIONS = TIMES.map((times) => ({ value: String(times), label: `${times} 倍` }));

interface BandPlanProps {
  readonly indicator: Indicator;
  readonly days: readonly IndicatorDay[];
  /** Keys of the bands in which the plan buys: the lowest, which may count more than once, and the others. */
  readonly lowest: string;
  readonly others: readonly string[];
}

/** 每天定投 against 区间定投: the result of each. */
export function BandPlan({ indicator, days, lowest, others }: BandPlanProps) {
  const [params, write] = useUrlParams();
  const { amount, since, times } = readPlanAddress(params);
  const last = days.at(-1)?.time ?? 0;
  const from = since ?? formatDate(last - FOUR_YEARS);
  const complaint = amountComplaint(amount);
  const found = useMemo(
    () =>
      comparePlans(days, indicator.bands, {
        from: beijingDayStart(from) ?? 0,
        to: last,
        amount: readAmount(amount).value ?? 0,
        multiples: { ...Object.fromEntries(others.map((key) => [key, 1])), [lowest]: times },
      }),
    [days, indicator, from, last, amount, times, lowest, others],
  );
  const name = (key: string) => indicator.bands.find((band) => band.key === key)?.name ?? '';
  return (
    <Card title="定投回测：每天买，还是只在低位买">
      <p className={styles.about}>
        每天按收盘价买入同样的金额，与只在{[lowest, ...others].map(name).join('、')}
        区买入相比。未计手续费，以最新价估值。
      </p>
      <div className={styles.form}>
        <TextField
          label="每日金额"
          inputMode="decimal"
          after="USD"
          value={amount}
          error={complaint}
          maxLength={LONGEST}
          onChange={(event) => write({ amount: event.target.value })}
        />
        <TextField
          label="开始日期"
          type="date"
          value={from}
          min={formatDate(days[0]?.time)}
          max={formatDate(last)}
          onChange={(event) => write({ since: event.target.value || null })}
        />
        <div className={styles.times}>
          <span className={styles.label}>{name(lowest)}区买入</span>
          <Segmented
            label={`${name(lowest)}区买入几倍`}
            size="m"
            options={TIMES_OPTIONS}
            value={String(times)}
            onChange={(next) => write({ times: next === '1' ? null : next })}
          />
        </div>
      </div>
      {complaint === undefined && found !== null && <PlanTable comparison={found} />}
      {complaint === undefined && found === null && <EmptyState title="这段日期没有数据" compact />}
    </Card>
  );
}
