const BASE = 36;

/** An id that no other drawing has, of another tab neither; a page without a secure origin has no `randomUUID`. */
export function newDrawingId(): string {
  return Date.now().toString(BASE) + Math.random().toString(BASE).slice(2, 10);
}
