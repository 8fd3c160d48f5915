/** The encodings we keep ready, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

const REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The best ready encoding for an Accept-Encoding header; browsers send few different ones, so each is read once. */
export function pickEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const picked = negotiate(header);
  if (remembered.size < REMEMBERED) remembered.set(header, picked);
  return picked;
}

function negotiate(header: string): Encoding {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const zero = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (zero ? refused : accepted).add(name);
  }
  const usable = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name));
  return encodings.find(usable) ?? 'identity';
}
