import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { RefreshIcon } from '../icon/icons.ts';
import { createRetry } from '../retry/createRetry.ts';
import { StateBox } from '../state/StateBox.tsx';
import { toast } from '../toast/toast.ts';

/** What stands in place of a part whose code could not be fetched gets the part's own props. */
export interface MissingProps<Props> {
  readonly part: Props;
  readonly retry: () => void;
  /** Brings the code without drawing anything; rejects where it still cannot be had. */
  readonly fetchPart: () => Promise<unknown>;
}

/** For a part of the page: says so in its place, and 重试. It comes by itself once it can be had. */
export function MissingBlock({ retry, fetchPart }: MissingProps<object>) {
  useUntilFetched(fetchPart, retry);
  const again = (
    <Button size="s" icon={<RefreshIcon />} onClick={retry}>
      重试
    </Button>
  );
  return <StateBox role="alert" title="这部分没有加载成功" action={again} compact />;
}

/** For what nobody misses, or nobody has asked for: nothing, until it can be had. */
export function MissingQuietly({ retry, fetchPart }: MissingProps<object>) {
  useUntilFetched(fetchPart, retry);
  return null;
}

interface Opened {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What stands there while it is closed. */
  readonly closed?: ReactNode;
}

/** For a window or a list: says so and counts as closed; opening it again tries again. */
export function MissingWindow({ part, retry }: MissingProps<Opened>) {
  useClosed(part, retry, true);
  return part.closed ?? null;
}

/** For a window that is there only while it is open. */
export function MissingOpened({ part, retry }: MissingProps<{ readonly onClose: () => void }>) {
  useClosed({ open: true, onOpenChange: part.onClose }, retry, true);
  return null;
}

/** For a hint, which is not worth a message: counts as closed. */
export function MissingHint({ part, retry }: MissingProps<Opened>) {
  useClosed(part, retry, false);
  return null;
}

function useClosed({ open, onOpenChange }: Opened, retry: () => void, isTold: boolean): void {
  const hasClosed = useRef(false);
  const onOpen = useEffectEvent(() => {
    if (isTold) toast.error('没有加载成功，请检查网络后重试');
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
 * Fetches the code by itself until it comes, and only then has it drawn: an attempt that fails on screen would tell the app,
 * which may answer by a reload.
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
