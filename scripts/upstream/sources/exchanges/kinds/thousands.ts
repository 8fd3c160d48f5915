/** A base under which a venue counts many coins as one. */
export interface ManyCoins {
  /** The base without its number. */
  readonly base: string;
  /** How many coins stand for one. */
  readonly factor: number;
}

/** `1000BONK`, `10000SATS`, `1MBABYDOGE`, Hyperliquid's `kBONK`; Bybit's `SHIB1000`. */
const BEFORE = /^(?:(?<number>10{2,})|(?<millions>10*)M|(?<thousand>k))(?<base>[A-Z].*)$/;
const BEHIND = /^(?<base>[A-Z]+)(?<number>10{2,})$/;

/** What the number in a base says; null where it has none. Whether it counts coins is reported by the price alone. */
export function manyIn(base: string): ManyCoins | null {
  const { number, millions, thousand, base: coin } = (BEFORE.exec(base) ?? BEHIND.exec(base))?.groups ?? {};
  if (!coin) return null;
  if (thousand !== undefined) return { base: coin, factor: 1_000 };
  return { base: coin, factor: millions === undefined ? Number(number) : Number(millions) * 1_000_000 };
}
