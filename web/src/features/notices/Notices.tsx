import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { dueNotice, type NoticeName } from './noticeQueue.ts';
import { readAcknowledged, rememberAcknowledged } from './noticeStorage.ts';

const { Part: NoticeWindow } = lazyPart(
  async () => (await import('./NoticeWindow.tsx')).NoticeWindow,
  MissingQuietly,
);

/** Shows the notices that this visitor has not confirmed yet, once the page itself is there. */
export function Notices({ isHome }: { isHome: boolean }) {
  const [isPainted, setPainted] = useState(false);
  const [acknowledged, setAcknowledged] = useState(readAcknowledged);

  useEffect(() => onIdle(() => setPainted(true)), []);

  function acknowledge(name: NoticeName) {
    rememberAcknowledged(name);
    setAcknowledged((known) => ({ ...known, [name]: true }));
  }

  const due = dueNotice(acknowledged, isHome, navigator.userAgent);
  if (!isPainted || due === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeWindow key={due} name={due} onAcknowledge={() => acknowledge(due)} />
    </Suspense>
  );
}
