import { type Tick, tickerChannel } from '@coinmirror/shared/contract/live.ts';
import { use, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { LiveContext } from './LiveContext.ts';
import { type liveSlice, selectTick } from './liveSlice.ts';

type LiveRoot = { readonly [liveSlice.reducerPath]: ReturnType<typeof liveSlice.reducer> };

/** The newest tick of a coin while this component is mounted; undefined until one comes. For leaf cells only. */
export function useTick(code: string): Tick | undefined {
  const room = use(LiveContext);
  useEffect(() => room?.retain(tickerChannel(code)), [room, code]);
  return useSelector((state: LiveRoot) => selectTick(state, code));
}

/** Hands every push of a channel to `listener`, which must be stable; nothing goes through the store. */
export function useLiveChannel(channel: string, listener: (data: unknown) => void): void {
  const room = use(LiveContext);
  useEffect(() => room?.retain(channel, listener), [room, channel, listener]);
}
