import { ROOT_SIZE } from '@coinmirror/shared/constants/rem.ts';

let known: number | undefined;

/**
 * How much larger than usual the visitor's letters are, and every length of the page with them: 1.25 with a default size
 * of 20 px. For lengths that scripts compute; read once, as a page keeps its size until it is loaded again.
 */
export function rootScale(): number {
  known ??= scaleOf(getComputedStyle(document.documentElement).fontSize);
  return known;
}

/** 1 for what is no size in px, such as a document without styles gives. */
export function scaleOf(fontSize: string): number {
  const size = /^[\d.]+px$/.test(fontSize) ? Number.parseFloat(fontSize) : ROOT_SIZE;
  return size > 0 ? size / ROOT_SIZE : 1;
}
