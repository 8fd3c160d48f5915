import { Suspense, startTransition, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { isFirstNoticeOpen, onFirstNoticeConfirmed } from './firstNotice.ts';
import { dueNotice, type NoticeName } from './noticeQueue.ts';
import { readAcknowledged, rememberAcknowledged } from './noticeStorage.ts';

const { Part: NoticeWindow } = lazyPart(
  async () => (await import('./NoticeWindow.tsx')).NoticeWindow,
  MissingQuietly,
);

/** Shows the unconfirmed notices once the page itself is there: after the one opened by the first HTML, if any. */
export function Notices({ isHome }: { isHome: boolean }) {
  const [isPainted, setPainted] = useState(false);
  const [acknowledged, setAcknowledged] = useState(readAcknowledged);
  const [isAsking, setAsking] = useState(isFirstNoticeOpen);

  useEffect(() => onIdle(() => startTransition(() => setPainted(true))), []);
  useEffect(() => {
    if (!isAsking) return;
    return onFirstNoticeConfirmed(() => {
      setAcknowledged((known) => ({ ...known, region: true }));
      setAsking(false);
    });
  }, [isAsking]);

  function acknowledge(name: NoticeName) {
    rememberAcknowledged(name);
    setAcknowledged((known) => ({ ...known, [name]: true }));
  }

  const due = dueNotice(acknowledged, isHome, navigator.userAgent);
  if (!isPainted || isAsking || due === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeWindow key={due} name={due} onAcknowledge={() => acknowledge(due)} />
    </Suspense>
  );
}
