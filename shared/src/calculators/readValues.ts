import { beijingDayStart } from '../format/beijingDay.ts';
import { readNumericInput } from '../validation/numericInput.ts';
import type { CalculatorField, CalculatorValues } from './calculator.ts';

/** Significant digits of a price used as an initial value. */
const ROUND = 2;

/** The text of a field: what was typed, else its initial value. `price`: the current one of Bitcoin, if known. */
export function typedOf(field: CalculatorField, typed: string | null, price: number | null): string {
  if (typed !== null) return typed;
  if (field.kind !== 'number') return field.first;
  if (typeof field.first === 'number') return String(field.first);
  if (price === null) return '';
  return field.first === 'price'
    ? price.toFixed(2)
    : String(Number((price * field.first.ofPrice).toPrecision(ROUND)));
}

/** The error of a field's text; undefined if it can be computed with. */
export function complaintOf(field: CalculatorField, typed: string): string | undefined {
  if (field.kind === 'date') return beijingDayStart(typed) === null ? '请选择日期' : undefined;
  if (field.kind === 'choice')
    return field.options.some(({ value }) => value === typed) ? undefined : '请选择';
  return readNumericInput(typed, field).complaint;
}

/** The values of a form; null if any field has an error. */
export function readValues(
  fields: readonly CalculatorField[],
  typed: (field: CalculatorField) => string,
): CalculatorValues | null {
  if (fields.some((field) => complaintOf(field, typed(field)) !== undefined)) return null;
  const texts = new Map(fields.map((field) => [field.key, typed(field)]));
  const text = (key: string) => texts.get(key) ?? '';
  return { text, number: (key) => readNumericInput(text(key)).value ?? Number.NaN };
}
