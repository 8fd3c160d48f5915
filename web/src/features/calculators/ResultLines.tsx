import type { CalculatorLine } from '@coinmirror/shared/calculators/calculator.ts';
import { fullNumber } from '@coinmirror/shared/format/fullNumber.ts';
import { formatPrice, priceParts } from '@coinmirror/shared/format/price.ts';
import { UNKNOWN, type Written } from '@coinmirror/shared/format/written.ts';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './calculators.module.css';

/** The results, line by line; money in the visitor's currency. */
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
  if (kind === 'full') return <NumberText written={inFull(value, unit ?? '')} />;
  return <Money usd={value} kind={kind === 'price' ? 'price' : 'amount'} />;
}

/** With all digits before the point, and as many decimals as a price has. */
function inFull(value: number | null, unit: string): Written {
  const parts = priceParts(value);
  if (value === null || parts === null) return UNKNOWN;
  return {
    text: `${formatPrice(value)} ${unit}`,
    title: `${fullNumber(value)} ${unit}`,
    spoken: parts.zeros === null ? undefined : `${parts.plain} ${unit}`,
  };
}
