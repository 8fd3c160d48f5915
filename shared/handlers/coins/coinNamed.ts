import { coinCatalogue, isListed } from '../catalogue/coinCatalogue.ts';

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));

/**
 * How readers are told of a coin at `time` (epoch ms): one, or none where nobody knows its code. `code` is '' while it
 * is not listed: it has no page that a link could lead to.
 */
export function coinNamed(code: string, time: number) {
  const facts = factsByCode.get(code);
  if (!facts) return [];
  const { symbol, logo, nameZh, nameEn } = facts;
  return [{ code: isListed(facts, time) ? code : '', symbol, name: nameZh || nameEn, logo }];
}
