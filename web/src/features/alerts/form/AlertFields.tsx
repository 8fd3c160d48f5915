import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from '../alerts.module.css';
import { CurrentValue } from './CurrentValue.tsx';
import { type Complaints, type Draft, targetOf } from './draft.ts';
import { MeasureChoice } from './MeasureChoice.tsx';
import { TargetField } from './TargetField.tsx';
import { ThresholdFields } from './ThresholdFields.tsx';
import { useOfferedMeasures } from './useOfferedMeasures.ts';

const REPEATS = [
  { value: 'once', label: '一次' },
  { value: 'daily', label: '每天一次' },
  { value: 'cooldown', label: '间隔重复' },
] as const;

export interface AlertFieldsProps {
  /** Null: something without a coin. */
  readonly coin: Alert['coin'];
  readonly draft: Draft;
  readonly complaints: Complaints;
  readonly change: (part: Partial<Draft>) => void;
}

/** What is filled in of an alert, by the row of its kind. */
export function AlertFields(props: AlertFieldsProps) {
  const { coin, draft, complaints, change } = props;
  const { measure } = draft;
  const measures = useOfferedMeasures(coin);
  return (
    <>
      <MeasureChoice
        measures={measures}
        value={measure}
        onChange={(chosen) => change({ measure: chosen, threshold: '' })}
      />
      {kindOf(measure).asks === 'value' ? <ThresholdFields {...props} /> : <TargetField {...props} />}
      <CurrentValue
        watched={{ measure, coin, target: targetOf(draft) }}
        onPick={(direction, value) => change({ direction, threshold: value })}
      />
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
