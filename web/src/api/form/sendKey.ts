/** A key under which something is sent, and what was sent under it. */
export interface SendKey {
  readonly of: string;
  readonly key: string;
}

/**
 * The key of what is sent: the same values keep theirs over all retries, so that the upstream can tell a repetition from
 * a second sending; other values have another.
 */
export function keyFor(values: unknown, last: SendKey | undefined): SendKey {
  const of = JSON.stringify(values);
  return last?.of === of ? last : { of, key: newKey() };
}

function newKey(): string {
  // randomUUID is for secure contexts alone, and a test of the product over plain http is none.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
