/** A company that issues a stablecoin and keeps the interest on what backs it. */
export interface StableIssuer {
  /** Code of its coin, under which its earnings are reported. */
  readonly code: string;
  readonly name: string;
}

/** Issuers whose earnings are public; a protocol that issues a stablecoin is among the protocols. */
export const stableIssuers: readonly StableIssuer[] = [
  { code: 'tether', name: 'Tether' },
  { code: 'usd-coin', name: 'Circle' },
];

/** What they are listed as, beside the categories of protocols. */
export const ISSUER_CATEGORY = '稳定币发行';

/** An issuer by the code of its coin; null if there is none. */
export function findStableIssuer(code: string): StableIssuer | null {
  return stableIssuers.find((issuer) => issuer.code === code) ?? null;
}
