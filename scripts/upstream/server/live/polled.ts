import { encode } from '@coinmirror/shared/contract/encode.ts';
import {
  type ChannelGiven,
  type ChannelKind,
  channelPush,
  liveChannels,
} from '@coinmirror/shared/contract/liveChannels.ts';
import { everySecond, secondOf } from '@coinmirror/shared/time/seconds.ts';
import type { Sources } from '../../ports/sources.ts';
import type { ChannelSource } from './hub.ts';

/** How the upstream knows what a channel carries. */
export interface Polled<Kind extends ChannelKind> {
  /** What a push of a second (epoch ms) would carry; null where there is nothing to say. */
  readonly read: (sources: Sources, subject: string, second: number) => Promise<ChannelGiven<Kind> | null>;
  /** Whether a newcomer is told at once; else with everything else of the next second. */
  readonly isSentAtOnce?: boolean;
  /** What is new of it: the same again is not told again. All is new where this is missing. */
  readonly newest?: (data: ChannelGiven<Kind>) => string;
  /** Whether there is such a subject; all are where this is missing. */
  readonly isKnown?: (subject: string) => boolean;
}

/** A channel that is read at each whole second, as tickers are: what is said of a second agrees. */
export function polledSource<Kind extends ChannelKind>(
  sources: Sources,
  { kind, subject }: { readonly kind: Kind; readonly subject: string },
  { read, newest, isSentAtOnce = false }: Polled<Kind>,
): ChannelSource {
  return (push) => {
    let isOpen = true;
    let reported = '';
    const send = async () => {
      const data = await read(sources, subject, secondOf(sources.clock.exact()));
      if (!isOpen || data === null) return;
      const now = newest?.(data);
      if (now === reported) return;
      reported = now ?? '';
      const wire = encode<(typeof liveChannels)[Kind]['message']>(liveChannels[kind].message, data);
      push((seq) => channelPush(kind, subject, { time: sources.clock.exact(), seq, data: wire }));
    };
    const stop = everySecond(sources.clock.exact, () => void send());
    if (isSentAtOnce) void send();
    return () => {
      isOpen = false;
      stop();
    };
  };
}
