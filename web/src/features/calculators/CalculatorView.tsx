import type {
  Calculator,
  CalculatorField,
  CalculatorMarket,
} from '@coinmirror/shared/calculators/calculator.ts';
import { complaintOf, readValues, typedOf } from '@coinmirror/shared/calculators/readValues.ts';
import { useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './calculators.module.css';
import { ResultLines } from './ResultLines.tsx';

/** Characters of a number. */
const LONGEST = 24;

interface CalculatorViewProps {
  readonly calculator: Calculator;
  readonly market: CalculatorMarket;
}

/** One calculator: inputs, results, formula. The inputs are kept in the address. */
export function CalculatorView({ calculator, market }: CalculatorViewProps) {
  const [params, write] = useUrlParams();
  const price = market.usdOf['btc'] ?? null;
  const typed = (field: CalculatorField) => typedOf(field, params.get(field.key), price);
  const values = readValues(calculator.fields, typed);
  const lines = values === null ? [] : calculator.compute(values, market);
  const set = (key: string, value: string) => write({ [key]: value });
  const isChanged = calculator.fields.some(({ key }) => params.has(key));
  const forget = () => write(Object.fromEntries(calculator.fields.map(({ key }) => [key, null])));
  return (
    <div className={styles.columns}>
      <Card
        title={calculator.name}
        actions={
          isChanged && (
            <Button size="s" onClick={forget}>
              恢复默认
            </Button>
          )
        }
      >
        <p className={styles.about}>{calculator.about}</p>
        <div className={styles.fields}>
          {calculator.fields.map((field) => (
            <CalculatorInput key={field.key} field={field} typed={typed(field)} onType={set} />
          ))}
        </div>
      </Card>
      <Card title="结果">
        {lines.length > 0 ? (
          <ResultLines lines={lines} />
        ) : (
          <EmptyState title={values === null ? '请先填好各项' : '这样的数值算不出结果'} compact />
        )}
        <h3 className={styles.heading}>公式</h3>
        <p className={styles.about}>{calculator.formula}</p>
        <ul className={styles.notes}>
          {calculator.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface InputProps {
  readonly field: CalculatorField;
  readonly typed: string;
  readonly onType: (key: string, value: string) => void;
}

function CalculatorInput({ field, typed, onType }: InputProps) {
  const id = useId();
  if (field.kind === 'choice') {
    return (
      <div className={styles.choice}>
        <span id={id} className={styles.label}>
          {field.label}
        </span>
        <Select
          labelledBy={id}
          value={typed}
          options={field.options}
          onChange={(next) => onType(field.key, next)}
        />
      </div>
    );
  }
  const error = complaintOf(field, typed);
  if (field.kind === 'date') {
    return (
      <TextField
        label={field.label}
        type="date"
        value={typed}
        error={error}
        onChange={(event) => onType(field.key, event.target.value)}
      />
    );
  }
  return (
    <TextField
      label={field.label}
      inputMode="decimal"
      after={field.unit}
      value={typed}
      error={error}
      maxLength={LONGEST}
      onChange={(event) => onType(field.key, event.target.value)}
    />
  );
}
