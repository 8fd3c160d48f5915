import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { useValueText } from '#charts/series/text/useValueText.ts';
import type { ValueText } from '#charts/series/text/valueText.ts';

/** The formatter of an indicator's values. */
export function useIndicatorText({ kind, digits }: Pick<Indicator, 'kind' | 'digits'>): ValueText {
  return useValueText(kind, '', digits);
}
