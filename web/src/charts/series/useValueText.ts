import { useMemo } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { ValueKind } from './types.ts';
import { createValueText, type ValueText } from './valueText.ts';

/** The writer of a kind's numbers, in the visitor's unit. Stable while unit and rates are. */
export function useValueText(): (kind: ValueKind, suffix?: string) => ValueText {
  const { unit, rates } = useDisplay();
  return useMemo(
    () => (kind, suffix) => createValueText(kind, { unit, rates, suffix: suffix ?? '' }),
    [unit, rates],
  );
}
