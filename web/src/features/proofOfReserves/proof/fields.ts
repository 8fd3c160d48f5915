import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { WrittenNumber } from './writtenNumbers.ts';

/** A file that is no proof; its message is one clear sentence. */
export class Unreadable extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

/** An object of the file; throws Unreadable for what is none. */
export function objectOf(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new Unreadable(`${where} 不是一个 JSON 对象。`);
  return value;
}

/** Is it a JSON object? */
export function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber)
  );
}

/** A text of the file, or a number as it is written; '' for what is neither. */
export function textOf(value: unknown): string {
  if (value instanceof WrittenNumber) return value.text;
  return typeof value === 'string' ? value : '';
}

/** A whole number of the file that a double holds; null for what is none. */
export function integerOf(value: unknown): number | null {
  const number = value instanceof WrittenNumber ? ownNumber(value.text) : null;
  return Number.isSafeInteger(number) ? number : null;
}
