import type { Dispatch } from '@reduxjs/toolkit';
import { importWhenOnline } from '#ui/lazy/importWhenOnline.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';

type Follow = Pick<typeof import('./follow.ts'), 'startFollowing'>;

/**
 * Keeps the store in sync with other tabs, with code that loads after the first render. Changes in the
 * meantime are reported once that code has loaded.
 */
export function followOtherTabs(
  dispatch: Dispatch,
  load: () => Promise<Follow> = () => import('./follow.ts'),
): void {
  const missed = new Set<string | null>();
  const note = ({ key }: StorageEvent) => void missed.add(key);
  window.addEventListener('storage', note);
  onIdle(() => void importWhenOnline(load).then(follow));

  function follow({ startFollowing }: Follow): void {
    window.removeEventListener('storage', note);
    startFollowing(dispatch);
    for (const key of missed) window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
