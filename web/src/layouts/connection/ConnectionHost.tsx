import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { onIdle } from '#ui/lazy/onIdle.ts';

const { Part: ConnectionNote } = lazyPart(
  async () => (await import('./ConnectionNote.tsx')).ConnectionNote,
  MissingQuietly,
);

/** Hosts the notice that the connection is lost; its code loads when the browser is idle. */
export function ConnectionHost() {
  const [isDue, setDue] = useState(false);
  useEffect(() => onIdle(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <ConnectionNote />
      </Suspense>
    )
  );
}
