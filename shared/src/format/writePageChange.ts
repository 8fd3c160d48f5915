import { type Written, writePercent } from './written.ts';

/** A sign before a number. */
const SIGN = /^[+−-]/;

/** The change beside the number of a page, %: its arrow says the direction, so that it has no sign. */
export function writePageChange(value: number | null): Written {
  const written = writePercent(value, { arrow: true });
  return written.arrow === undefined ? written : { ...written, text: written.text.replace(SIGN, '') };
}
