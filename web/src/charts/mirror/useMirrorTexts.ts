import { useMemo } from 'react';
import { useValueTexts } from '../series/text/useValueText.ts';
import type { MirrorView } from './types.ts';
import type { MirrorTexts } from './words.ts';

/** A figure's number formats, in the visitor's currency; stable while they are. */
export function useMirrorTexts({
  kind,
  belowKind = kind,
  suffix,
  digits,
  area,
}: Pick<MirrorView, 'kind' | 'belowKind' | 'suffix' | 'digits' | 'area'>): MirrorTexts {
  const textOf = useValueTexts();
  const areaKind = area?.kind ?? kind;
  return useMemo(
    () => ({
      above: textOf(kind, suffix, digits),
      below: textOf(belowKind, suffix, digits),
      area: textOf(areaKind),
    }),
    [textOf, kind, belowKind, suffix, digits, areaKind],
  );
}
