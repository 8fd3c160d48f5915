import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { PictureChange } from './picture.ts';

/** A formatted change in percent, with its direction. */
export function changeOf(value: number | null): PictureChange {
  const direction = directionOf(value);
  return {
    text: formatPercent(value),
    direction: direction === 'up' || direction === 'down' ? direction : 'flat',
  };
}
