const OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USD', 'EUR', 'GBP'],
  'South Korea': ['KRW'],
  Japan: ['JPY'],
  'Hong Kong': ['HKD', 'USD'],
  Luxembourg: ['EUR', 'USD', 'GBP'],
  Lithuania: ['EUR', 'UAH', 'TRY'],
  Netherlands: ['EUR'],
  Austria: ['EUR', 'CHF', 'GBP'],
  Switzerland: ['EUR', 'CHF', 'GBP'],
  'United Kingdom': ['GBP', 'EUR'],
  Indonesia: ['IDR'],
  India: ['INR'],
  Turkey: ['TRY'],
  Brazil: ['BRL'],
  Mexico: ['MXN', 'BRL', 'ARS'],
};
const INTERNATIONAL = ['USD', 'EUR', 'GBP', 'TRY', 'BRL', 'AUD'];

/** Currencies for deposits, by an exchange's home country; empty if it only accepts coins. */
export function fiatsOf(country: string, kinds: readonly string[]): readonly string[] {
  return kinds.includes('fiat') ? (OF_COUNTRY[country] ?? INTERNATIONAL) : [];
}
