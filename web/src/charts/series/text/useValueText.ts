import { useMemo } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { ValueKind } from '../types.ts';
import { createValueText, type ValueText } from './valueText.ts';

/** Number formatters for several kinds, in the visitor's currency. Stable while currency and rates are. */
export function useValueTexts(): (kind: ValueKind, suffix?: string, digits?: number) => ValueText {
  const { unit, rates } = useDisplay();
  return useMemo(
    () =>
      (kind, suffix = '', digits) =>
        createValueText(kind, { unit, rates, suffix, digits }),
    [unit, rates],
  );
}

/** The number formatter of one kind, stable likewise. */
export function useValueText(kind: ValueKind, suffix = '', digits?: number): ValueText {
  const { unit, rates } = useDisplay();
  return useMemo(
    () => createValueText(kind, { unit, rates, suffix, digits }),
    [kind, unit, rates, suffix, digits],
  );
}
