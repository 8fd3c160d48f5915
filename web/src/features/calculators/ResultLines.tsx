import type { CalculatorLine } from '@coinmirror/shared/calculators/calculator.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './calculators.module.css';

/** What comes out, line by line; money in the visitor's unit. */
export function ResultLines({ lines }: { readonly lines: readonly CalculatorLine[] }) {
  return (
    <dl className={styles.lines} aria-live="polite">
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>
            <Value line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ line: { value, kind, unit } }: { readonly line: CalculatorLine }) {
  if (kind === 'percent') return <Percent value={value} />;
  if (kind === 'amount') return <Amount value={value} suffix={unit ?? ''} />;
  return <Money usd={value} kind={kind === 'price' ? 'price' : 'amount'} />;
}
