import type { Country } from '@coinmirror/shared/contract/community/country.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import areaPinyin from './areaPinyin.json' with { type: 'json' };

/** Pinyin syllables of the Chinese names of countries and regions. */
const AREA_PINYIN: ReadonlyMap<string, string> = new Map(Object.entries(areaPinyin));

/**
 * Countries and regions whose Chinese or English name, pinyin (full or initials) or calling code starts with or
 * contains the search term; prefix matches come first. An empty term: all, in the list's own order.
 */
export function matchCountries(countries: readonly Country[], words: string): readonly Country[] {
  const wanted = foldWord(words).replace(/[\s+]/g, '');
  if (wanted === '') return countries;
  const ranked = countries.map((country) => ({ country, place: placeOf(country, wanted) }));
  return ranked
    .filter(({ place }) => place < NOWHERE)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country);
}

const BEGINS = 0;
const CONTAINS = 1;
const NOWHERE = 2;

function placeOf({ nameZh, nameEn, areaCode }: Country, wanted: string): number {
  if (/^\d+$/.test(wanted)) return areaCode.startsWith(wanted) ? BEGINS : NOWHERE;
  const syllables = (AREA_PINYIN.get(nameZh) ?? '').split(' ');
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  const english = nameEn.toLowerCase().replace(/\s/g, '');
  // 香港 is searched by its own name: xg, not zgxg.
  const own = nameZh.startsWith('中国') ? initials.slice(2) : initials;
  const names = [nameZh, english, syllables.join(''), initials, own];
  if (names.some((name) => name.startsWith(wanted))) return BEGINS;
  // Initials match in the middle of a name by accident; a part of a whole word does not.
  return [nameZh, english, syllables.join('')].some((name) => name.includes(wanted)) ? CONTAINS : NOWHERE;
}
