import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { writeMoney } from '@coinmirror/shared/format/written.ts';
import type { ComponentPropsWithRef } from 'react';
import { useDisplay } from '../display/DisplayContext.tsx';
import { NumberText } from './NumberText.tsx';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** In USD, the only base currency; null is shown as `--`. */
  usd: number | null;
  /** price: decimals by price band, tiny ones with subscript zeros; amount: in 万/亿. */
  kind: 'price' | 'amount';
  /** A currency of its own (交易对单位); the visitor's by default. */
  unit?: CurrencyUnit;
}

/** An amount in the visitor's currency. The tooltip has the full value; screen readers get plain decimals. */
export function Money({ usd, kind, unit, ...rest }: MoneyProps) {
  const display = useDisplay();
  const terms = { unit: unit ?? display.unit, rates: display.rates };
  return <NumberText {...rest} written={writeMoney(usd, kind, terms)} />;
}
