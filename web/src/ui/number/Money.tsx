import type { CurrencyUnit } from '@coinmirror/shared/constants/currencyUnits.ts';
import { writeMoney } from '@coinmirror/shared/format/written.ts';
import type { ComponentPropsWithRef } from 'react';
import { useDisplay } from '../display/DisplayContext.tsx';
import { NumberText } from './NumberText.tsx';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** In USD, our only base; null is shown as `--`. */
  usd: number | null;
  /** price: by the price bands, tiny ones with subscript zeros; amount: in 万/亿. */
  kind: 'price' | 'amount';
  /** A unit of this place's own (交易对单位); the visitor's by default. */
  unit?: CurrencyUnit;
}

/** A sum in the visitor's unit. The full value stands in the hint; screen readers get plain decimals. */
export function Money({ usd, kind, unit, ...rest }: MoneyProps) {
  const display = useDisplay();
  const terms = { unit: unit ?? display.unit, rates: display.rates };
  return <NumberText {...rest} written={writeMoney(usd, kind, terms)} />;
}
