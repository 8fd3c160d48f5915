import { use } from 'react';
import { MarkerContext } from './marks.ts';

/** A piece of the text around it, with its marks. Never inside a link: a mark is one. */
export function MarkedText({ text }: { readonly text: string }) {
  return use(MarkerContext)(text);
}
