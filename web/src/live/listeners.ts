import {
  type ChannelKind,
  type ChannelMessage,
  channelName,
  readMessage,
} from '@coinmirror/shared/contract/liveChannels.ts';

export interface ChannelListeners {
  /** Hands the messages of a channel to `listener` until the returned function is called. */
  add<Kind extends ChannelKind>(
    kind: Kind,
    subject: string,
    listener: (message: ChannelMessage<Kind>) => void,
  ): () => void;
  /** Passes on what a push of a channel carries; a broken message reaches nobody. */
  notify(channel: string, data: unknown): void;
}

export function createChannelListeners(): ChannelListeners {
  const byChannel = new Map<string, Set<(data: unknown) => void>>();
  return {
    add(kind, subject, listener) {
      const listen = (data: unknown) => {
        const message = readMessage(kind, data);
        if (message !== null) listener(message);
      };
      const channel = channelName(kind, subject);
      const known = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, known.add(listen));
      return () => known.delete(listen);
    },
    notify(channel, data) {
      for (const listen of byChannel.get(channel) ?? []) listen(data);
    },
  };
}
