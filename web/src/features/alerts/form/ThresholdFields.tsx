import { kindOf } from '@coinmirror/shared/alerts/kinds.ts';
import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from '../alerts.module.css';
import type { AlertFieldsProps } from './AlertFields.tsx';
import { type Draft, directionOf, readThreshold } from './draft.ts';

/** The platform's own price is one in dollars here. */
const DOLLARS: ReadonlySet<CurrencyUnit> = new Set(['usd', 'local']);
const DIRECTIONS = ['above', 'below'] as const;

/** From which side a value is reached, and which. */
export function ThresholdFields({
  draft,
  complaints,
  change,
}: Pick<AlertFieldsProps, 'draft' | 'complaints' | 'change'>) {
  const { unit: yours } = useDisplay();
  const kind = kindOf(draft.measure);
  if (kind.asks !== 'value') return null;
  const { label, unit, says } = kind;
  const directions = DIRECTIONS.flatMap((value) => {
    const words = says[value];
    return words === undefined ? [] : [{ value, label: words }];
  });
  // The page's prices are in the visitor's unit, the threshold is in dollars: both are said side by side.
  const isOther = unit === 'USD' && !DOLLARS.has(yours);
  return (
    <>
      <Segmented
        label="条件"
        value={directionOf(draft)}
        options={directions}
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
