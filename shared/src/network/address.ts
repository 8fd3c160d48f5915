import ipaddr from 'ipaddr.js';

/** An IP address without its notation; IPv4 that is written as IPv6 (`::ffff:198.51.100.7`) is IPv4. */
export interface Address {
  readonly family: 4 | 6;
  /** Four or sixteen. */
  readonly bytes: readonly number[];
  /** The one spelling: dotted, or RFC 5952. */
  readonly text: string;
}

/** Longer than any address in any notation. */
const LONGEST = 100;
const PORT = String.raw`(?::\d{1,5})?`;
const IN_BRACKETS = new RegExp(String.raw`^\[([^\[\]]*)\]${PORT}$`);
const DOTTED = new RegExp(String.raw`^(\d{1,3}(?:\.\d{1,3}){3})${PORT}$`);
/** IPv4 within IPv6, which can have a port without brackets. */
const MIXED = new RegExp(String.raw`^([\da-f:]+:\d{1,3}(?:\.\d{1,3}){3})${PORT}$`, 'i');
const LEADING_ZERO = /(^|\.)0\d/;

/**
 * Reads an address as sockets and proxies write it: with a port, in brackets, in quotes, with blanks around it or the
 * zone of an interface. Null for what is none (`unknown`, a name, nothing).
 */
export function readAddress(written: string | undefined): Address | null {
  const text = (written ?? '').trim().replace(/^"(.*)"$/, '$1');
  if (text.length > LONGEST) return null;
  const [bare = ''] = (IN_BRACKETS.exec(text)?.[1] ?? text).split('%');
  const dotted = DOTTED.exec(bare)?.[1];
  return dotted === undefined ? readV6(MIXED.exec(bare)?.[1] ?? bare) : readV4(dotted);
}

/** A number with a leading zero is octal to some and decimal to others. */
function readV4(text: string): Address | null {
  if (LEADING_ZERO.test(text) || !ipaddr.IPv4.isValid(text)) return null;
  return addressOf(4, ipaddr.IPv4.parse(text));
}

function readV6(text: string): Address | null {
  const end = text.slice(text.lastIndexOf(':') + 1);
  if (!ipaddr.IPv6.isValid(text) || (end.includes('.') && LEADING_ZERO.test(end))) return null;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? addressOf(4, address.toIPv4Address()) : addressOf(6, address);
}

function addressOf(family: Address['family'], address: ipaddr.IPv4 | ipaddr.IPv6): Address {
  return { family, bytes: address.toByteArray(), text: address.toString() };
}
