import type { MenuItem, MenuKey } from '@coinmirror/shared/pages/menu.ts';
import type { RouteName } from '@coinmirror/shared/routes/hrefTo.ts';

/** The entry of a page: the one with the longest matching prefix. */
export function activeKey(items: readonly MenuItem[], page: RouteName | null): MenuKey | null {
  if (page === null) return null;
  let best: { key: MenuKey; length: number } | null = null;
  for (const { key, owns } of items) {
    for (const beginning of owns) {
      if (page.startsWith(beginning) && beginning.length > (best?.length ?? 0)) {
        best = { key, length: beginning.length };
      }
    }
  }
  return best?.key ?? null;
}
