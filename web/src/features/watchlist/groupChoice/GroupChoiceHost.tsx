import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { chooseGroup, groupChoice } from './groupChoice.ts';

const { Part: GroupChoiceDialog } = lazyPart(
  async () => (await import('./GroupChoiceDialog.tsx')).GroupChoiceDialog,
  MissingOpened,
);

const close = () => chooseGroup(null);

/** Hosts 更换分组, mounted once in the frame. */
export function GroupChoiceHost() {
  const regrouped = useSyncExternalStore(groupChoice.subscribe, groupChoice.asked);
  if (regrouped === null) return null;
  return (
    <Suspense fallback={null}>
      <GroupChoiceDialog key={`${regrouped.kind}:${regrouped.code}`} {...regrouped} onClose={close} />
    </Suspense>
  );
}
