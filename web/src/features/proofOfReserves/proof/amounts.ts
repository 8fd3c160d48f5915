import { readDecimal } from './decimal.ts';
import { type Fields, isFields, Unreadable } from './fields.ts';
import type { BalanceShape, CoinAmount } from './types.ts';
import { plainDecimal, WrittenNumber } from './writtenNumbers.ts';

/** The amounts of a node by coin, in file order, and how the file writes them. */
export interface ReadAmounts {
  readonly amounts: readonly CoinAmount[];
  readonly shape: BalanceShape;
}

/** What files call a coin and its amount where balances are a list. */
const COIN_NAMES = ['coin', 'currency', 'ccy', 'symbol', 'asset', 'token', 'coinName'];
const AMOUNT_NAMES = ['balance', 'amount', 'value', 'total', 'equity', 'quantity'];

/** Reads balances: an object by coin, or a list of them; throws Unreadable for what is neither, or no decimal number. */
export function amountsOf(balances: unknown, where: string): ReadAmounts {
  const isList = Array.isArray(balances);
  if (!isList && !isFields(balances)) throw new Unreadable(`${where}不是一个 JSON 对象。`);
  const entries = isList ? balances.map((entry: unknown) => entryOf(entry, where)) : Object.entries(balances);
  if (entries.length === 0) throw new Unreadable(`${where}是空的。`);
  if (new Set(entries.map(([coin]) => coin)).size < entries.length)
    throw new Unreadable(`${where}里有一个币种写了两次。`);
  const amounts = entries.map(([coin, value]) => amountOf(coin, value, where));
  const isBare = entries.some(([, value]) => value instanceof WrittenNumber);
  return { amounts, shape: isList ? 'list' : isBare ? 'bare' : 'quoted' };
}

function entryOf(entry: unknown, where: string): readonly [coin: string, value: unknown] {
  const [coin, value] = Array.isArray(entry) ? entry : isFields(entry) ? namedIn(entry) : [];
  if (typeof coin !== 'string' || coin === '')
    throw new Unreadable(`${where}是一个列表，但看不出每一项是哪个币种。`);
  return [coin, value];
}

function namedIn(entry: Fields): readonly unknown[] {
  const under = (names: readonly string[]) => {
    const name = names.find((each) => each in entry);
    return name === undefined ? undefined : entry[name];
  };
  const [only, ...others] = Object.entries(entry);
  if (only && others.length === 0) return only;
  return [under(COIN_NAMES), under(AMOUNT_NAMES)];
}

function amountOf(coin: string, value: unknown, where: string): CoinAmount {
  const text = value instanceof WrittenNumber ? plainDecimal(value.text) : value;
  const count = typeof text === 'string' ? readDecimal(text) : null;
  if (count === null || typeof text !== 'string')
    throw new Unreadable(`${where}里 ${coin} 的余额不是十进制数。`);
  return { coin, text, count };
}
