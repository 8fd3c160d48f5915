import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { use, useEffect } from 'react';
import { LiveContext } from './LiveContext.ts';

/** Passes every newest tick of a coin or ticker to `listener`, which must be stable, without re-rendering. */
export function useOnTick(code: string, listener: (tick: Tick) => void): void {
  const client = use(LiveContext);
  useEffect(() => client?.retain('ticker', code), [client, code]);
  useEffect(() => {
    if (!client) return;
    const read = () => {
      const tick = client.ticks.of(code);
      if (tick) listener(tick);
    };
    read();
    return client.ticks.watch(code, read);
  }, [client, code, listener]);
}
