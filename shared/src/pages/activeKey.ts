import type { RouteName } from '../manifest/pages.ts';

/** An entry of a menu, and the beginnings of the names of the pages it covers. */
interface Entry<Key extends string> {
  readonly key: Key;
  readonly owns: readonly string[];
}

/** The entry of a page: the one with the longest matching prefix. */
export function activeKey<Key extends string>(
  items: readonly Entry<Key>[],
  page: RouteName | null,
): Key | null {
  if (page === null) return null;
  let best: { key: Key; length: number } | null = null;
  for (const { key, owns } of items) {
    for (const beginning of owns) {
      if (page.startsWith(beginning) && beginning.length > (best?.length ?? 0)) {
        best = { key, length: beginning.length };
      }
    }
  }
  return best?.key ?? null;
}
