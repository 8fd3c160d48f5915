import { writePercent } from '@coinmirror/shared/format/written.ts';
import type { ComponentPropsWithRef } from 'react';
import { NumberText } from './NumberText.tsx';

export interface PercentProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** A change in percent; null is shown as `--`. */
  value: number | null;
  /** The ▲▼ beside the sign; a narrow cell may leave it out, the sign stays. */
  arrow?: boolean;
  /** Decimals: 4 for a funding rate. */
  places?: number;
}

/** A change: sign, arrow and the visitor's colour of its direction; grey for zero. */
export function Percent({ value, arrow = true, places = 2, ...rest }: PercentProps) {
  return <NumberText {...rest} written={writePercent(value, { arrow, places })} />;
}
