import { formatMoney } from '../format/money.ts';
import { type Direction, directionOf, formatPercent, formatShare } from '../format/percent.ts';
import { type Link, linkTo } from '../routes/link.ts';

/** A figure in a sentence: its text, the page that explains it, and its direction where it has one. */
export interface Figure {
  readonly text: string;
  readonly link: Link;
  readonly direction: Direction;
  /** Words before it that a phone has no room for. */
  readonly lead?: string;
  /** A phone leaves it out, too. */
  readonly phone?: 'hidden';
}

/** A sentence computed from an answer: words and figures in turn. */
export type Sentence = readonly (string | Figure)[];

/** Makes a sentence, as in say`BTC ${change(-6.96, link)}，昨日 ${plain('37', link)}`. */
export function say(
  words: TemplateStringsArray,
  ...parts: readonly (string | Figure | Sentence)[]
): Sentence {
  return words.flatMap((word, at) => [word, parts[at] ?? []].flat()).filter((part) => part !== '');
}

/** Joins the clauses that are known; null if none is. */
export function clause(parts: readonly (Sentence | null)[], by: '；' | '，'): Sentence | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.flatMap((part, at) => (at === 0 ? part : [by, ...part]));
}

/** The same, and ends the sentence. */
export function join(clauses: readonly (Sentence | null)[]): Sentence | null {
  const joined = clause(clauses, '；');
  return joined && [...joined, '。'];
}

/** The same without links, for descriptions and feeds. */
export function textOf(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : (part.lead ?? '') + part.text)).join('');
}

/** A figure without a direction. */
export function plain(text: string, link: Link): Figure {
  return { text, link, direction: 'none' };
}

/** A change, %. */
export function change(percent: number, link: Link, places = 2): Figure {
  return { text: formatPercent(percent, places), link, direction: directionOf(percent, places) };
}

/** An amount of USD in 万 and 亿. */
export function usd(amount: number, link: Link): Figure {
  return plain(formatMoney(amount, { unit: 'usd', rates: {}, kind: 'amount' }), link);
}

/** A share of a whole, %, without decimals unless asked for. */
export function share(percent: number, link: Link, places = 0): Figure {
  return plain(formatShare(percent, places), link);
}

/** The wiki's page of a term: what a figure means, where no page has more of it. */
export function term(id: string): Link {
  return linkTo('wikiNoun', { id });
}

/** The page of a coin. */
export function coin(code: string): Link {
  return linkTo('coin', { coinCode: code });
}
