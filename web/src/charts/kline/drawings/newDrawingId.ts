const BASE = 36;

/** A unique id, across tabs too; `randomUUID` is missing from insecure origins. */
export function newDrawingId(): string {
  return Date.now().toString(BASE) + Math.random().toString(BASE).slice(2, 10);
}
