import type { CatalogueCoin } from '../catalogue/catalogueCoin.ts';
import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import type { Sources } from '../ports/sources.ts';

const DAY = 86_400_000;

/** Where a coin was first listed; empty when unknown. */
export function firstExchange(facts: CatalogueCoin): { code: string; name: string } {
  const known = exchangeCatalogue.find(({ code, nameEn }) => [code, nameEn].includes(facts.sourceExchange));
  return known
    ? { code: known.code, name: known.nameZh || known.nameEn }
    : { code: '', name: facts.sourceExchange };
}

/** The price in USD at which a coin opened on its first trading day, null when the market does not reach back. */
export async function firstPrice(facts: CatalogueCoin, sources: Sources): Promise<number | null> {
  const [first] = await sources.candles.list({
    code: facts.code,
    periodMinutes: 1440,
    end: facts.launchedAt + DAY,
    limit: 1,
  });
  return first?.open ?? null;
}
