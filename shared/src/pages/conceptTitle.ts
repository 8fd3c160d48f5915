import { joinSpaced } from '../format/joinSpaced.ts';

/** Title of a concept's page: `DeFi 概念`, `公链概念`. */
export function conceptTitle({ name }: { readonly name: string }): string {
  return joinSpaced(name, '概念');
}
