/**
 * How an upstream says that it refuses the gateway's signature and not the visitor's login: both are a 401, and only this
 * one names the scheme `Signature` in WWW-Authenticate (RFC 9110, 11.6.1).
 */
export const SIGNATURE_REFUSAL_HEADER = 'www-authenticate';

/** What is wrong with a signature; `replay`: its nonce was used before. */
const FAULTS = ['client', 'time', 'nonce', 'sign', 'replay'] as const;
export type SignatureFault = (typeof FAULTS)[number];

/** The value of the header for a fault. */
export function signatureChallenge(fault: SignatureFault): string {
  return `Signature error="${fault}"`;
}

/** The fault that a header names; 'sign' for one that is not known; null where the scheme is another one, or absent. */
export function readSignatureChallenge(header: string | undefined): SignatureFault | null {
  if (header === undefined || !/(?:^|,)\s*signature(?:\s|,|$)/i.test(header)) return null;
  const named = /\berror="?(\w+)/i.exec(header)?.[1]?.toLowerCase();
  return FAULTS.find((fault) => fault === named) ?? 'sign';
}
