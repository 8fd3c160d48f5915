/** An idempotency key and the values that were sent under it. */
export interface SendKey {
  readonly of: string;
  readonly key: string;
}

/**
 * The idempotency key of a form's values: equal values keep their key over all retries, so that the upstream
 * recognises a repetition; other values get another key.
 */
export function keyFor(values: unknown, last: SendKey | undefined): SendKey {
  const of = JSON.stringify(values);
  return last?.of === of ? last : { of, key: newKey() };
}

function newKey(): string {
  // randomUUID exists in secure contexts only, and tests of the product over plain http are not one.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
