import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { createRetry } from '../retry/createRetry.ts';
import { StateBox } from '../state/StateBox.tsx';
import { toast } from '../toast/toast.ts';

/** The fallback of a part whose code could not be loaded gets the part's own props. */
export interface MissingProps<Props> {
  readonly part: Props;
  readonly retry: () => void;
  /** Loads the code without rendering; rejects while it still cannot be loaded. */
  readonly fetchPart: () => Promise<unknown>;
}

/** For a part of the page: an error in its place, with 重试. It appears by itself once its code can be loaded. */
export function MissingBlock({ retry, fetchPart }: MissingProps<object>) {
  useUntilFetched(fetchPart, retry);
  const again = (
    <Button size="s" onClick={retry}>
      重试
    </Button>
  );
  return <StateBox role="alert" title="这部分没有加载成功" action={again} compact />;
}

/** For what nobody misses or asked for: renders nothing until its code can be loaded. */
export function MissingQuietly({ retry, fetchPart }: MissingProps<object>) {
  useUntilFetched(fetchPart, retry);
  return null;
}

interface Opened {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is shown while it is closed. */
  readonly closed?: ReactNode;
}

/** For a dialog or list: reports the failure and counts as closed; opening it again retries. */
export function MissingWindow({ part, retry }: MissingProps<Opened>) {
  useClosed(part, retry, true);
  return part.closed ?? null;
}

/** For a dialog that is mounted only while open. */
export function MissingOpened({ part, retry }: MissingProps<{ readonly onClose: () => void }>) {
  useClosed({ open: true, onOpenChange: part.onClose }, retry, true);
  return null;
}

/** For a tooltip, which is not worth a message: counts as closed. */
export function MissingHint({ part, retry }: MissingProps<Opened>) {
  useClosed(part, retry, false);
  return null;
}

function useClosed({ open, onOpenChange }: Opened, retry: () => void, isReported: boolean): void {
  const hasClosed = useRef(false);
  const onOpen = useEffectEvent(() => {
    if (isReported) toast.error('没有加载成功，请检查网络后重试');
    onOpenChange(false);
  });
  const onReopen = useEffectEvent(retry);
  useEffect(() => {
    if (open && hasClosed.current) return onReopen();
    hasClosed.current = true;
    if (open) onOpen();
  }, [open]);
}

/**
 * Loads the code with retries and renders it only then: an attempt that fails while rendered would notify the app,
 * which may reload the page.
 */
export function useUntilFetched(fetchPart: () => Promise<unknown>, draw: () => void): void {
  const fetchNow = useEffectEvent(fetchPart);
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    let isGone = false;
    const retry = createRetry(attempt);
    function attempt() {
      fetchNow().then(
        () => !isGone && drawNow(),
        () => !isGone && retry.failed(),
      );
    }
    retry.failed();
    return () => {
      isGone = true;
      retry.stop();
    };
  }, []);
}
