import { coinCatalogue, isListed } from '../../catalogue/coinCatalogue.ts';

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));

/**
 * A coin's names at `time` (epoch ms): one entry, or none for an unknown code. `code` is '' if it is not listed,
 * because it has no page to link to.
 */
export function coinNamed(code: string, time: number) {
  const facts = factsByCode.get(code);
  if (!facts) return [];
  const { symbol, logo, nameZh, nameEn } = facts;
  return [{ code: isListed(facts, time) ? code : '', symbol, name: nameZh || nameEn, logo }];
}
