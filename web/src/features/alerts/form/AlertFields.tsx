import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from '../alerts.module.css';
import { MEASURES } from '../alertText.ts';
import { CurrentValue } from './CurrentValue.tsx';
import { type Complaints, type Draft, measuresFor, readThreshold } from './draft.ts';

/** The platform's own price is one in dollars here. */
const DOLLARS: ReadonlySet<CurrencyUnit> = new Set(['usd', 'local']);

/** A value is reached from below or from above. */
const DIRECTIONS = [
  { value: 'above', label: '涨到' },
  { value: 'below', label: '跌到' },
] as const;

const REPEATS = [
  { value: 'once', label: '一次' },
  { value: 'daily', label: '每天一次' },
  { value: 'cooldown', label: '间隔重复' },
] as const;

interface AlertFieldsProps {
  /** Null: a measure of the whole market. */
  readonly coin: Alert['coin'];
  readonly draft: Draft;
  readonly complaints: Complaints;
  readonly change: (part: Partial<Draft>) => void;
}

/** What is filled in of an alert. */
export function AlertFields({ coin, draft, complaints, change }: AlertFieldsProps) {
  const { label, unit } = MEASURES[draft.measure];
  const { unit: yours } = useDisplay();
  // The page's prices are in the visitor's unit, the threshold is in dollars: both are said side by side.
  const isOther = unit === 'USD' && !DOLLARS.has(yours);
  return (
    <>
      <Segmented
        label="看什么"
        value={draft.measure}
        options={measuresFor(coin).map((measure) => ({ value: measure, label: MEASURES[measure].label }))}
        onChange={(measure) => change({ measure })}
      />
      <Segmented
        label="条件"
        value={draft.direction}
        options={DIRECTIONS}
        onChange={(direction) => change({ direction })}
      />
      <TextField
        label={label}
        hint={isOther ? <InYourUnit draft={draft} /> : undefined}
        after={<span className={styles.unit}>{unit || '分'}</span>}
        inputMode="decimal"
        autoComplete="off"
        value={draft.threshold}
        error={complaints.threshold}
        onChange={(event) => change({ threshold: event.target.value })}
      />
      {coin && (
        <CurrentValue
          code={coin.code}
          measure={draft.measure}
          onPick={(direction, value) => change({ direction, threshold: value })}
        />
      )}
      <Segmented
        label="提醒次数"
        value={draft.repeat}
        options={REPEATS}
        onChange={(repeat) => change({ repeat })}
      />
      {draft.repeat === 'cooldown' && (
        <TextField
          label="两次提醒至少相隔"
          after={<span className={styles.unit}>分钟</span>}
          inputMode="numeric"
          autoComplete="off"
          value={draft.cooldown}
          error={complaints.cooldown}
          onChange={(event) => change({ cooldown: event.target.value })}
        />
      )}
    </>
  );
}

function InYourUnit({ draft }: { readonly draft: Draft }) {
  const threshold = readThreshold(draft.threshold, draft.measure).value;
  return (
    <>
      按美元填写
      {threshold !== undefined && (
        <>
          ，约合 <Money usd={threshold} kind={draft.measure === 'price' ? 'price' : 'amount'} />
        </>
      )}
    </>
  );
}
