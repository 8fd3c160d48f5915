import { beijingDayStart } from '../format/beijingDay.ts';
import type { CalculatorField, CalculatorValues } from './calculator.ts';

/** Digits of a price that is only a place to begin. */
const ROUND = 2;

/** What stands in a field: what was typed, else what it begins with. `price`: the newest of Bitcoin, if known. */
export function typedOf(field: CalculatorField, typed: string | null, price: number | null): string {
  if (typed !== null) return typed;
  if (field.kind !== 'number') return field.first;
  if (typeof field.first === 'number') return String(field.first);
  if (price === null) return '';
  return field.first === 'price'
    ? price.toFixed(2)
    : String(Number((price * field.first.ofPrice).toPrecision(ROUND)));
}

/** What is wrong with what stands in a field; undefined where it can be computed with. */
export function complaintOf(field: CalculatorField, typed: string): string | undefined {
  if (field.kind === 'date') return beijingDayStart(typed) === null ? '请选择日期' : undefined;
  if (field.kind === 'choice')
    return field.options.some(({ value }) => value === typed) ? undefined : '请选择';
  const value = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(value)) return '请输入数字';
  if (field.isWhole && !Number.isInteger(value)) return '请输入整数';
  return value < field.least || value > field.most ? `应在 ${field.least} 到 ${field.most} 之间` : undefined;
}

/** The values of a form; null where a field cannot be computed with. */
export function readValues(
  fields: readonly CalculatorField[],
  typed: (field: CalculatorField) => string,
): CalculatorValues | null {
  if (fields.some((field) => complaintOf(field, typed(field)) !== undefined)) return null;
  const texts = new Map(fields.map((field) => [field.key, typed(field)]));
  const text = (key: string) => texts.get(key) ?? '';
  return { text, number: (key) => Number(text(key)) };
}
