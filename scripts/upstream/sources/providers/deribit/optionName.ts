/** What the name of an option says. */
export interface OptionName {
  /** Symbol of the coin. */
  readonly base: string;
  /** Epoch ms: 08:00 UTC of the day in its name. */
  readonly expiresAt: number;
  /** USD. */
  readonly strike: number;
  readonly type: 'call' | 'put';
  /** Symbol of the dollar in which its prices are told; null where they are told in the coin. */
  readonly dollar: string | null;
}

/** `BTC-28JUN24-42000-C`, `XRP_USDC-5SEP25-0d625-P`: `d` stands for the point of a strike. */
const NAME =
  /^(?<base>[A-Z0-9]+)(?:_(?<dollar>[A-Z]+))?-(?<day>\d{1,2})(?<month>[A-Z]{3})(?<year>\d{2})-(?<strike>\d+(?:d\d+)?)-(?<type>[CP])$/;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const EXPIRY_HOUR = 8;

/** Reads the name of an option of Deribit; null for what is none. */
export function parseOptionName(name: string): OptionName | null {
  const { base, dollar, day, month = '', year, strike, type } = NAME.exec(name)?.groups ?? {};
  const monthAt = MONTHS.indexOf(month);
  if (!base || !strike || monthAt < 0) return null;
  return {
    base,
    expiresAt: Date.UTC(2000 + Number(year), monthAt, Number(day), EXPIRY_HOUR),
    strike: Number(strike.replace('d', '.')),
    type: type === 'C' ? 'call' : 'put',
    dollar: dollar ?? null,
  };
}
