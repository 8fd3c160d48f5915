import { type Address, readAddress } from './address.ts';

/** Levels of networks around an address, narrowest first. */
export const NETWORK_LEVELS = ['line', 'site', 'region'] as const;
export type NetworkLevel = (typeof NETWORK_LEVELS)[number];

/**
 * The networks that an address is in, as keys: `line` is what one household or server has, `site` what one customer may
 * have, `region` what one provider gives out in a place.
 */
export type Networks = Readonly<Record<NetworkLevel, string>>;

/** Bits that the addresses of a network share. Of IPv6 a household gets a /56, a customer a /48, a provider a /32 at least. */
const BITS: Readonly<Record<Address['family'], Readonly<Record<NetworkLevel, number>>>> = {
  4: { line: 32, site: 24, region: 16 },
  6: { line: 56, site: 48, region: 32 },
};

const NOWHERE: Networks = { line: '-', site: '-', region: '-' };

/** The networks of an address in any notation. All that are no address are one. */
export function networksOf(written: string): Networks {
  const address = readAddress(written);
  if (address === null) return NOWHERE;
  const of = (level: NetworkLevel) => networkOf(address, BITS[address.family][level]);
  return { line: of('line'), site: of('site'), region: of('region') };
}

/** What a limit by address counts under: the narrowest network. */
export function lineOf(written: string): string {
  return networksOf(written).line;
}

/** The first bits of an address in hex, with their number: `c6336407/32`. All lengths are whole bytes. */
function networkOf({ bytes }: Address, bits: number): string {
  const own = bytes.slice(0, bits / 8).map((byte) => byte.toString(16).padStart(2, '0'));
  return `${own.join('')}/${bits}`;
}
