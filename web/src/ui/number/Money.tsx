import { CURRENCY_UNIT_FACTS, type CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { convertUsd, formatMoney } from '@coinmirror/shared/format/money.ts';
import { priceParts } from '@coinmirror/shared/format/price.ts';
import { cx } from '../classNames.ts';
import { useDisplay } from '../display/DisplayContext.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { fullNumber } from './fullNumber.ts';
import styles from './number.module.css';

export interface MoneyProps {
  /** In USD, our only base; null is shown as `--`. */
  usd: number | null;
  /** price: by the price bands, tiny ones with subscript zeros; amount: in 万/亿. */
  kind: 'price' | 'amount';
  /** A unit of this place's own (交易对单位); the visitor's by default. */
  unit?: CurrencyUnit;
  className?: string | undefined;
}

/** A sum in the visitor's unit. The full value stands in the hint; screen readers get plain decimals. */
export function Money({ usd, kind, unit, className }: MoneyProps) {
  const display = useDisplay();
  const shownUnit = unit ?? display.unit;
  const value = convertUsd(usd, shownUnit, display.rates);
  const text = formatMoney(usd, { unit: shownUnit, rates: display.rates, kind });
  if (value === null) return <span className={cx(styles.number, styles.missing, className)}>{text}</span>;

  const { prefix, suffix } = CURRENCY_UNIT_FACTS[shownUnit === 'local' ? 'usd' : shownUnit];
  const inUnit = (number: string) => `${prefix}${number}${suffix && ` ${suffix}`}`;
  const parts = kind === 'price' ? priceParts(value) : null;
  const folded = parts !== null && parts.zeros !== null;
  return (
    <span className={cx(styles.number, className)} title={inUnit(fullNumber(value))}>
      {folded ? <Folded text={text} plain={inUnit(parts.plain)} /> : text}
    </span>
  );
}

/** `0.0₅123` for the eye; the plain decimal for the ear and the clipboard. */
function Folded({ text, plain }: { text: string; plain: string }) {
  return (
    <>
      <span className={styles.folded} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>{plain}</VisuallyHidden>
    </>
  );
}
