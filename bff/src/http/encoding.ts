/** The encodings we keep ready, best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

/** The best of the offered encodings for an Accept-Encoding header. */
export function pickEncoding(
  header: string | string[] | undefined,
  offered: readonly (typeof encodings)[number][] = encodings,
): Encoding {
  if (!header) return 'identity';
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of String(header).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const zero = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (zero ? refused : accepted).add(name);
  }
  const usable = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name));
  return offered.find(usable) ?? 'identity';
}
