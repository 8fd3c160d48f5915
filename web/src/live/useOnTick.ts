import { type Tick, tickerChannel } from '@coinmirror/shared/contract/liveChannels.ts';
import { use, useEffect } from 'react';
import { useStore } from 'react-redux';
import { LiveContext } from './LiveContext.ts';
import { selectTick } from './liveSlice.ts';
import { type LiveRoot, watchTicksOf } from './tickWatch.ts';

/** Hands every newest tick of a coin or ticker to `listener`, which must be stable; nothing is drawn again. */
export function useOnTick(code: string, listener: (tick: Tick) => void): void {
  const room = use(LiveContext);
  const store = useStore<LiveRoot>();
  useEffect(() => room?.retain(tickerChannel(code)), [room, code]);
  useEffect(() => {
    const read = () => {
      const tick = selectTick(store.getState(), code);
      if (tick) listener(tick);
    };
    read();
    return watchTicksOf(store)(code, read);
  }, [store, code, listener]);
}
