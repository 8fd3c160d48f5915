/** A base under which a venue counts many coins as one. */
interface Thousands {
  /** The coin's own symbol. */
  readonly base: string;
  /** How many coins stand for one. */
  readonly factor: number;
}

type Bases = Readonly<Record<string, Thousands>>;

/** Of Binance and Bybit, by the base in their contracts' names. A name that is not here stands for itself. */
const bases: Readonly<Record<'binance' | 'bybit', Bases>> = {
  binance: {
    '1000SHIB': { base: 'SHIB', factor: 1_000 },
    '1000PEPE': { base: 'PEPE', factor: 1_000 },
    '1000BONK': { base: 'BONK', factor: 1_000 },
    '1000FLOKI': { base: 'FLOKI', factor: 1_000 },
    '1000LUNC': { base: 'LUNC', factor: 1_000 },
    '1000XEC': { base: 'XEC', factor: 1_000 },
    '1000SATS': { base: 'SATS', factor: 1_000 },
    '1000RATS': { base: 'RATS', factor: 1_000 },
    '1000CAT': { base: 'CAT', factor: 1_000 },
    '1000CHEEMS': { base: 'CHEEMS', factor: 1_000 },
    '1000000MOG': { base: 'MOG', factor: 1_000_000 },
  },
  bybit: {
    SHIB1000: { base: 'SHIB', factor: 1_000 },
    '1000PEPE': { base: 'PEPE', factor: 1_000 },
    '10000LADYS': { base: 'LADYS', factor: 10_000 },
    '1000000PEIPEI': { base: 'PEIPEI', factor: 1_000_000 },
  },
};

/** What a contract's base stands for at a venue; itself, one for one, where the table does not name it. */
export function coinsOf(venue: keyof typeof bases, base: string): Thousands {
  return bases[venue][base] ?? { base, factor: 1 };
}
