import { use } from 'react';
import { MarkerContext } from './marks.ts';

/** A part of the surrounding text, with its marks. Never inside a link: a mark is a link itself. */
export function MarkedText({ text }: { readonly text: string }) {
  return use(MarkerContext)(text);
}
