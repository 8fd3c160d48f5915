import { type Alert, subjectOf, type Watched } from '@coinmirror/shared/alerts/alert.ts';
import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import { roundSignificant } from '@coinmirror/shared/format/decimal.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from '../alerts.module.css';
import { useAlertSamples } from '../engine/useAlertSamples.ts';

interface CurrentValueProps {
  readonly watched: Watched;
  /** Called with a threshold one step above or below the price. */
  readonly onPick: (direction: Alert['direction'], threshold: string) => void;
}

/** In % of the price. */
const STEPS = [-5, 5] as const;
/** Significant digits of a suggested threshold. */
const DIGITS = 6;

/** What is watched, as it is now, and for a price the usual thresholds. */
export function CurrentValue({ watched, onPick }: CurrentValueProps) {
  const reading = useAlertSamples([watched], null).get(subjectOf(watched));
  if (reading === undefined) return null;
  const { value, text, events } = reading;
  if (events !== null && text === '') return <p className={styles.now}>最近没有这样的消息</p>;
  if (text === '') return null;
  const isEvent = kindOf(watched.measure).asks === 'event';
  return (
    <div className={styles.now}>
      <span>{isEvent ? `最近一条：${text}` : `现为 ${text}`}</span>
      {watched.measure === 'price' &&
        value !== null &&
        STEPS.map((step) => (
          <Button
            key={step}
            size="s"
            onClick={() =>
              onPick(step < 0 ? 'below' : 'above', roundSignificant(value * (1 + step / 100), DIGITS))
            }
          >
            {step < 0 ? `−${-step}%` : `+${step}%`}
          </Button>
        ))}
    </div>
  );
}
