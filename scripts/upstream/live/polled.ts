import type { Sources } from '@coinmirror/handlers/ports/sources.ts';
import { type ChannelKind, type ChannelWire, channelPush } from '@coinmirror/shared/contract/liveChannels.ts';
import type { ChannelSource } from './hub.ts';

/** How often what is read is read again, ms. */
const INTERVAL = 1_000;

/** How the upstream knows what a channel carries. */
export interface Polled<Kind extends ChannelKind> {
  /** What a push would carry now; null where there is nothing to say. */
  readonly read: (sources: Sources, subject: string) => Promise<ChannelWire<Kind> | null>;
  /** What is new of it: the same again is not told again. All is new where this is missing. */
  readonly newest?: (data: ChannelWire<Kind>) => string;
  /** Whether there is such a subject; all are where this is missing. */
  readonly isKnown?: (subject: string) => boolean;
}

/** A channel that is read once a second. */
export function polledSource<Kind extends ChannelKind>(
  sources: Sources,
  { kind, subject }: { readonly kind: Kind; readonly subject: string },
  { read, newest }: Polled<Kind>,
): ChannelSource {
  return (push) => {
    let isOpen = true;
    let told = '';
    const send = async () => {
      const data = await read(sources, subject);
      if (!isOpen || data === null) return;
      const now = newest?.(data);
      if (now === told) return;
      told = now ?? '';
      push((seq) => channelPush(kind, subject, { time: sources.clock.exact(), seq, data }));
    };
    const timer = setInterval(() => void send(), INTERVAL);
    void send();
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  };
}
