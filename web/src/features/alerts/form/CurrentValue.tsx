import type { Alert, CoinMeasure, Measure } from '@coinmirror/shared/alerts/alert.ts';
import { roundSignificant } from '@coinmirror/shared/format/decimal.ts';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from '../alerts.module.css';
import { measureText } from '../alertText.ts';

interface CurrentValueProps {
  readonly code: string;
  readonly measure: Measure;
  /** Called with a threshold one step above or below the price. */
  readonly onPick: (direction: Alert['direction'], threshold: string) => void;
}

/** In % of the price. */
const STEPS = [-5, 5] as const;
/** Significant digits of a suggested threshold. */
const DIGITS = 6;

/** The coin's current value of the metric, and for a price the usual thresholds. */
export function CurrentValue({ code, measure, onPick }: CurrentValueProps) {
  const row = useCoinsByCodesQuery(code).currentData?.value[0];
  const value = row && isOfCoin(measure) ? row[measure] : null;
  if (value === null) return null;
  return (
    <div className={styles.now}>
      <span>现为 {measureText(measure, value)}</span>
      {measure === 'price' &&
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

function isOfCoin(measure: Measure): measure is CoinMeasure {
  return measure !== 'fearGreed' && measure !== 'usdtPremium';
}
