import { readDecimal } from './decimal.ts';
import type { CoinAmount } from './types.ts';

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
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The amounts of a node by coin, in file order; throws Unreadable for what is no decimal number in quotes. */
export function amountsOf(fields: Fields, where: string): readonly CoinAmount[] {
  const entries = Object.entries(fields);
  if (entries.length === 0) throw new Unreadable(`${where} 的 balances 是空的。`);
  return entries.map(([coin, value]) => {
    const count = typeof value === 'string' ? readDecimal(value) : null;
    if (count === null || typeof value !== 'string')
      throw new Unreadable(`${where} 的 ${coin} 余额不是十进制数（应为带引号的数字）。`);
    return { coin, text: value, count };
  });
}

/** A text of the file, '' for what is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
