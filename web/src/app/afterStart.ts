import { startHealing } from '#api/heal/startHealing.ts';
import { watchCopies } from '#ui/copy/plainCopy.ts';

/** What works in the background once the first page stands, until the tab closes. */
export function afterStart(store: Parameters<typeof startHealing>[0]): void {
  startHealing(store);
  watchCopies(document);
}
