import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { createRule } from '../identity/coinOf.ts';
import { isSameName } from '../identity/sameName.ts';
import { coinList, type ListedCoin } from '../providers/coingecko/coinList.ts';
import { coinPrices } from '../providers/defillama/coinPrices.ts';
import { currencyRates } from '../providers/frankfurter/frankfurter.ts';
import { askWithRetries } from './askWithRetries.ts';
import type { Evidence } from './compose.ts';
import type { VenueBase } from './decide.ts';
import { type Asking, askVenueBases } from './venueBases.ts';

/** Coins whose prices one call tells. */
const PAGE = 100;

const codes = new Set(realCoins.map(({ code }) => code));
const ourSymbols = new Set(realCoins.map(({ symbol }) => symbol.toUpperCase()));
/** The rule of symbols and full names, without any table. */
const byRule = createRule(realCoins);

/**
 * Asks venues and providers for all that tells what a base means: only of bases that bear the symbol or the full name of
 * a coin that we list. Throws an Error of one line where CoinGecko or DefiLlama does not answer.
 */
export async function gatherEvidence(asking: Omit<Asking, 'fiats'>): Promise<Evidence> {
  const { clients, wait } = asking;
  const gecko = clients.get('COINGECKO');
  const listed = gecko ? await askWithRetries(gecko, coinList, wait) : null;
  if (listed === null) throw new Error('CoinGecko did not tell its list of coins: the table stays as it is.');
  const reported = await askVenueBases({ ...asking, fiats: await askFiats(asking) });
  const venues = new Map(
    [...reported].map(([venue, bases]) => [venue, bases.filter((base) => mayBeOurs(base))] as const),
  );
  const bySymbol = Map.groupBy(listed, ({ symbol }) => symbol);
  const ours = listed.filter(({ code }) => codes.has(code));
  const coinsOf = ({ base, fullName }: VenueBase): readonly ListedCoin[] => {
    const namesakes = fullName === null ? [] : ours.filter(({ name }) => isSameName(name, fullName));
    return [...new Set([...(bySymbol.get(base) ?? []), ...namesakes])];
  };
  const asked = new Set([...venues.values()].flat().flatMap((base) => coinsOf(base).map(({ code }) => code)));
  const prices = await askPrices(asking, [...asked]);
  return {
    venues,
    candidatesOf: (base) =>
      coinsOf(base).map((coin) => ({
        ...coin,
        price: prices.get(coin.code) ?? null,
        isOurs: codes.has(coin.code),
      })),
    ruled: ({ base, listedName }) => byRule({ base, fullName: listedName }),
  };
}

function mayBeOurs({ base, fullName }: VenueBase): boolean {
  return (
    ourSymbols.has(base) ||
    (fullName !== null && realCoins.some(({ nameEn }) => isSameName(nameEn, fullName)))
  );
}

async function askFiats({ clients, wait }: Omit<Asking, 'fiats'>) {
  const client = clients.get('FRANKFURTER');
  const rates = client
    ? await askWithRetries(client, currencyRates(['KRW', 'EUR', 'TRY', 'BRL']), wait)
    : null;
  return new Map((rates ?? []).map(({ currency, perUsd }) => [currency, 1 / perUsd]));
}

/** Prices by code, USD; pages that are not answered are left out. */
async function askPrices({ clients, wait }: Omit<Asking, 'fiats'>, asked: readonly string[]) {
  const client = clients.get('LLAMA_COINS');
  const prices = new Map<string, number>();
  for (let from = 0; client && from < asked.length; from += PAGE) {
    const page = await askWithRetries(client, coinPrices(asked.slice(from, from + PAGE)), wait);
    for (const { code, price } of page ?? []) prices.set(code, price);
  }
  if (prices.size === 0) throw new Error('DefiLlama did not tell prices: the table stays as it is.');
  return prices;
}
