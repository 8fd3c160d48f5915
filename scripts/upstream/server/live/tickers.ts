import { encode } from '@coinmirror/shared/contract/encode.ts';
import { channelPush, liveChannels } from '@coinmirror/shared/contract/liveChannels.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Tick } from '../../ports/ticks.ts';
import type { ChannelSource } from './hub.ts';

/** Ticker channels over one market subscription, for any number of coins. */
export function createTickers(sources: Sources) {
  const listeners = new Map<string, (tick: Tick) => void>();
  let stop = () => {};
  let scheduled = false;

  function resubscribe(): void {
    scheduled = false;
    stop();
    const codes = [...listeners.keys()];
    stop = codes.length === 0 ? () => {} : requirePort(sources, 'ticks').subscribe(codes, deliver);
  }

  /** Batches a burst of changes (a page of a hundred rows) into one subscription. */
  function changed(): void {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(resubscribe);
  }

  function deliver(ticks: readonly Tick[]): void {
    for (const tick of ticks) listeners.get(tick.code)?.(tick);
  }

  return {
    source(code: string): ChannelSource {
      return (push) => {
        listeners.set(code, (tick) => {
          const data = encode(liveChannels.ticker.message, tick);
          push((seq) => channelPush('ticker', code, { time: tick.time, seq, data }));
        });
        changed();
        return () => {
          listeners.delete(code);
          changed();
        };
      };
    },
  };
}
