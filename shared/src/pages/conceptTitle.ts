import { joinSpaced } from '../format/joinSpaced.ts';

/** What the page of a concept is called: `DeFi 概念`, `公链概念`. */
export function conceptTitle({ name }: { readonly name: string }): string {
  return joinSpaced(name, '概念');
}
