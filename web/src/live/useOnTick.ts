import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { use, useEffect } from 'react';
import { LiveContext } from './LiveContext.ts';

/** Passes every newest tick of a coin or ticker to `listener`, which must be stable, without re-rendering. */
export function useOnTick(code: string, listener: (tick: Tick) => void): void {
  const room = use(LiveContext);
  useEffect(() => room?.retain('ticker', code), [room, code]);
  useEffect(() => {
    if (!room) return;
    const read = () => {
      const tick = room.ticks.of(code);
      if (tick) listener(tick);
    };
    read();
    return room.ticks.watch(code, read);
  }, [room, code, listener]);
}
