import { LOOK_ALIKES } from './lookAlikes.ts';

/** Kinds of handles that can be checked. */
export const HANDLE_KINDS = ['domain', 'email', 'telegram', 'x', 'wechat', 'qq', 'phone'] as const;
export type HandleKind = (typeof HANDLE_KINDS)[number];

/** A genuine handle of the site, normalised: lower case, without a leading `@` or `https://`. */
export interface OfficialHandle {
  readonly kind: HandleKind;
  readonly value: string;
}

/** A deceptive character. */
interface OddLetter {
  readonly char: string;
  /** `U+0430` */
  readonly code: string;
  /** The Latin letter it imitates; '' if it is only different. */
  readonly like: string;
}

/** `imitation`: not ours, but similar. `unknown`: not ours. */
export type Verdict =
  | { readonly kind: 'genuine'; readonly asked: string; readonly handle: OfficialHandle }
  | {
      readonly kind: 'imitation';
      readonly asked: string;
      readonly handle: OfficialHandle;
      readonly oddLetters: readonly OddLetter[];
    }
  | { readonly kind: 'unknown'; readonly asked: string };

/** Letters of other scripts and digits that look like Latin letters. */
const LIKE: Readonly<Record<string, string>> = {
  ...LOOK_ALIKES,
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', $: 's', '|': 'l', '!': 'i' },
};

/**
 * Whether a domain, address, handle or link is one of ours. Only an exact match, or a subdomain of one of ours, is
 * genuine. Null for empty text.
 */
export function judgeHandle(text: string, genuine: readonly OfficialHandle[]): Verdict | null {
  const asked = plainHandle(text);
  if (asked === '') return null;
  const exact = genuine.find(
    ({ kind, value }) => asked === value || (kind === 'domain' && asked.endsWith(`.${value}`)),
  );
  if (exact) return { kind: 'genuine', asked, handle: exact };
  const like = genuine.find(({ kind, value }) => resembles(asked, value, kind === 'domain'));
  return like
    ? { kind: 'imitation', asked, handle: like, oddLetters: oddLetters(asked, like.value) }
    : { kind: 'unknown', asked };
}

/** A link → its host (the part before an `@` is not the host); a handle without its `@`; all in lower case. */
export function plainHandle(text: string): string {
  const word = text.trim().toLowerCase();
  const link = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/.exec(word)?.[1];
  if (link !== undefined) return link.slice(link.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  const bare = word.replace(/^@/, '');
  return bare.includes('@') ? bare : bare.replace(/[/?#].*$/, '').replace(/\.$/, '');
}

/** Whether text resembles ours: equal skeleton, one typing error, or ours inside a longer name. */
function resembles(asked: string, value: string, isDomain: boolean): boolean {
  const [one, other] = [skeleton(asked), skeleton(value)];
  if (one === other || isOneSlip(one, other)) return true;
  const name = isDomain ? skeleton(value.split('.')[0] ?? '') : other;
  return name.length >= 5 && one.includes(name);
}

function skeleton(word: string): string {
  return [...word.normalize('NFKC')]
    .map((char) => LIKE[char] ?? char)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i')
    .replace(/[-_]/g, '');
}

/** One letter added, removed or replaced, or two adjacent ones swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || other.length < 5) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  let tail = 0;
  const room = Math.min(one.length, other.length) - head;
  while (tail < room && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [left, right] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
  );
}

function oddLetters(asked: string, value: string): readonly OddLetter[] {
  const odd = [...new Set(asked)].filter((char) => !value.includes(char));
  return odd.map((char) => ({
    char,
    code: `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    like: LIKE[char] ?? '',
  }));
}
