import { type DecimalMark, decimalMarkOf, readNumber } from '@coinmirror/shared/numbers/readNumber.ts';

/** How the numbers of a file are read. */
export type NumberStyle =
  | { readonly kind: 'marked'; readonly mark: DecimalMark }
  /** Some cells read by the one mark alone, others by the other alone: each tells for itself. */
  | { readonly kind: 'mixed' }
  /** Nothing in the file tells: the visitor has to. `example` is a cell, with its two readings. */
  | UnclearStyle;

export interface UnclearStyle {
  readonly kind: 'unclear';
  readonly example: string;
  readonly byPoint: number;
  readonly byComma: number;
}

/** A file of ours has a decimal point. */
export const OWN_STYLE: NumberStyle = { kind: 'marked', mark: '.' };

/** The style of a file's numbers by all of them. `chosen`: what the visitor says where they do not tell; null if not asked. */
export function numberStyleOf(cells: readonly string[], chosen: DecimalMark | null): NumberStyle {
  const mark = decimalMarkOf(cells);
  if (mark === 'mixed') return { kind: 'mixed' };
  if (mark !== 'unclear') return mark === 'any' ? OWN_STYLE : { kind: 'marked', mark };
  if (chosen !== null) return { kind: 'marked', mark: chosen };
  const example = cells.find((cell) => readNumber(cell, '.') !== readNumber(cell, ',')) ?? '';
  return {
    kind: 'unclear',
    example,
    byPoint: readNumber(example, '.') ?? 0,
    byComma: readNumber(example, ',') ?? 0,
  };
}

/** A cell's number; null for none, 'either' for one with two readings that nothing decides. */
export function numberOf(text: string, style: NumberStyle): number | 'either' | null {
  if (style.kind === 'marked') return readNumber(text, style.mark);
  const [point, comma] = [readNumber(text, '.'), readNumber(text, ',')];
  if (point === comma) return point;
  if (point !== null && comma !== null) return 'either';
  return point ?? comma;
}
