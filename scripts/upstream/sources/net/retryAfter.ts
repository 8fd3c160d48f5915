const SECOND = 1_000;

/**
 * For how long a Retry-After header asks for silence, ms: seconds, or a date told by the source's own clock (`date`,
 * epoch ms). null where it says neither.
 */
export function retryAfterOf(value: string | string[] | undefined, date: number | null): number | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * SECOND);
  // Date.parse takes nearly anything for a date, -5 too.
  const until = /^[A-Z][a-z]+, /.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isFinite(until) || date === null) return null;
  return Math.max(0, until - date);
}
