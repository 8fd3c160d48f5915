import { LIVE_FLUSH_INTERVAL } from '@coinmirror/shared/constants/timings.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveChannel } from '#live/useTick.ts';

/**
 * The newest push of a channel, parsed by `read` (stable); null before one comes and after the channel changed. Renders
 * at most four times a second.
 */
export function useChannel<Value>(channel: string, read: (data: unknown) => Value | null): Value | null {
  const [shown, setShown] = useState<{ channel: string; value: Value } | null>(null);
  const waiting = useRef<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const onPush = useCallback(
    (data: unknown) => {
      const value = read(data);
      if (value === null) return;
      waiting.current = value;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        if (waiting.current !== null) setShown({ channel, value: waiting.current });
      }, LIVE_FLUSH_INTERVAL);
    },
    [channel, read],
  );
  useLiveChannel(channel, onPush);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending update belongs to the previous channel.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      waiting.current = null;
    },
    [channel],
  );
  return shown?.channel === channel ? shown.value : null;
}
