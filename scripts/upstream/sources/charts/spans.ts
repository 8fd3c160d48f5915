import type { OpeningSpan } from '../store/candles.ts';

/** What of a span is not covered, oldest first. `covered` is in order and does not overlap. */
export function missingIn(span: OpeningSpan, covered: readonly OpeningSpan[]): readonly OpeningSpan[] {
  const missing: OpeningSpan[] = [];
  let { from } = span;
  for (const one of covered) {
    if (one.to <= from) continue;
    if (one.from >= span.to) break;
    if (one.from > from) missing.push({ from, to: one.from });
    from = one.to;
  }
  return from < span.to ? [...missing, { from, to: span.to }] : missing;
}
