import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';

const DAY = 86_400_000;

/** Exchange of a coin's first listing; empty if unknown. */
export function firstExchange(facts: CatalogueCoin): { code: string; name: string } {
  const known = exchangeCatalogue.find(({ code, nameEn }) => [code, nameEn].includes(facts.sourceExchange));
  return known
    ? { code: known.code, name: known.nameZh || known.nameEn }
    : { code: '', name: facts.sourceExchange };
}

/** The opening price of a coin on its first trading day, USD; null before the market's history begins. */
export async function firstPrice(facts: CatalogueCoin, sources: Sources): Promise<number | null> {
  const [first] = await sources.candles.list({
    code: facts.code,
    periodMinutes: 1440,
    end: facts.launchedAt + DAY,
    limit: 1,
  });
  return first?.open ?? null;
}
