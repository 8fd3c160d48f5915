import { writePercent } from '@coinmirror/shared/format/written.ts';
import type { ComponentPropsWithRef } from 'react';
import { NumberText } from './NumberText.tsx';

export interface PercentProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** A change in percent; null is shown as `--`. */
  value: number | null;
  /** ▲▼ before the sign, for the number of a page. */
  arrow?: boolean;
  /** Decimals: 4 for a funding rate. */
  places?: number;
}

/** A change: its sign and the visitor's colour of its direction; grey for zero. */
export function Percent({ value, arrow = false, places = 2, ...rest }: PercentProps) {
  return <NumberText {...rest} written={writePercent(value, { arrow, places })} />;
}
