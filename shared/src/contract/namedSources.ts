import { creditOf } from '../constants/sourceCredits.ts';
import { OBLIGATORY } from './provenance.ts';

/** A page's sources in words: those whose link must stand beside their name, and the others. */
export interface NamedSources {
  readonly owed: readonly { readonly name: string; readonly link: string }[];
  /** 币安 等; '' for none. */
  readonly others: string;
}

/** Reads what `sourceNames` has written. */
export function readSourceNames(names: string): NamedSources {
  const all = names.split('、');
  return {
    owed: all.flatMap((name) => {
      const credit = OBLIGATORY.includes(name) ? creditOf(name) : null;
      return credit ? [{ name, link: credit.link }] : [];
    }),
    others: all.filter((name) => !OBLIGATORY.includes(name)).join('、'),
  };
}
