import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { linkOfIndicator } from '@coinmirror/shared/indicators/definitions/linkOfIndicator.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';

/** The address of an indicator's page in a given state. */
export function hrefOfIndicator(
  indicator: Pick<Indicator, 'page' | 'key'>,
  search: Readonly<Record<string, string>> = {},
): string {
  return hrefOfLink({ ...linkOfIndicator(indicator), search });
}
