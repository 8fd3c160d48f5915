/** Home regions of exchanges, for the filter of the exchange list. */
const EXCHANGE_AREAS = ['asia', 'europe', 'americas', 'offshore', 'onchain'] as const;
export type ExchangeArea = (typeof EXCHANGE_AREAS)[number];

const OF_COUNTRY: Readonly<Record<string, ExchangeArea>> = {
  'United States': 'americas',
  Brazil: 'americas',
  Mexico: 'americas',
  Luxembourg: 'europe',
  Lithuania: 'europe',
  Netherlands: 'europe',
  'United Kingdom': 'europe',
  Austria: 'europe',
  Switzerland: 'europe',
  'South Korea': 'asia',
  'Hong Kong': 'asia',
  Japan: 'asia',
  Singapore: 'asia',
  'United Arab Emirates': 'asia',
  Indonesia: 'asia',
  India: 'asia',
  Turkey: 'asia',
  Taiwan: 'asia',
};
const OFFSHORE = /^(Seychelles|Cayman|British Virgin|Malta|Samoa|Panama|Bahamas)/;

/** The region of a country in the catalogue; exchanges without a country are on chain. */
export function areaOf(country: string): ExchangeArea {
  if (OFFSHORE.test(country)) return 'offshore';
  return OF_COUNTRY[country] ?? 'onchain';
}
