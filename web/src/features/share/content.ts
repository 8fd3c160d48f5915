import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { directionOf, formatPercent } from '@coinmirror/shared/format/percent.ts';
import type { PictureChange } from './picture.ts';

/** A change in percent as it is printed, with its direction. */
export function changeOf(value: number | null): PictureChange {
  const direction = directionOf(value);
  return {
    text: formatPercent(value),
    direction: direction === 'up' || direction === 'down' ? direction : 'flat',
  };
}

/** A made-up price must never pass for a real one, in a picture least of all. */
export function pictureMark(): string {
  return document.documentElement.dataset['source'] === 'simulated' ? `${BRAND.name} · 演示数据` : BRAND.name;
}
