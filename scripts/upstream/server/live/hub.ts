import { Holders } from '@coinmirror/shared/live/holders.ts';
import { type SerializedMessage, serialize } from './serialize.ts';

export type Receiver = (serialized: SerializedMessage) => void;
/**
 * Calls `push` for each new state of a channel, with a function that serialises it, until the returned function is
 * called.
 */
export type ChannelSource = (push: (write: (seq: number) => object) => void) => () => void;

interface Topic {
  stop(): void;
  /** Sent to a new subscriber immediately. */
  last: SerializedMessage | null;
}

/** Fans each channel out to its subscribers; a channel runs only while it has any. */
export function createHub(open: (channel: string) => ChannelSource | null, startedAt = Date.now()) {
  const topics = new Map<string, Topic>();
  const receivers = new Holders<Receiver>();
  // Sequence numbers keep growing over a restart; otherwise clients behind a proxy would take new messages for old
  // ones.
  let seq = startedAt;

  function start(channel: string): Topic | null {
    const source = open(channel);
    if (!source) return null;
    const topic: Topic = { last: null, stop: () => undefined };
    topics.set(channel, topic);
    topic.stop = source((write) => {
      seq += 1;
      const serialized = serialize(write(seq));
      topic.last = serialized;
      for (const receive of receivers.of(channel)) receive(serialized);
    });
    return topic;
  }

  return {
    /** False if there is no such channel. */
    join(channel: string, receive: Receiver): boolean {
      const topic = topics.get(channel) ?? start(channel);
      if (!topic) return false;
      const isNew = !receivers.of(channel).has(receive);
      receivers.add(channel, receive);
      if (isNew && topic.last) receive(topic.last);
      return true;
    },
    leave(channel: string, receive: Receiver): void {
      if (!receivers.remove(channel, receive) || receivers.of(channel).size > 0) return;
      receivers.drop(channel);
      topics.get(channel)?.stop();
      topics.delete(channel);
    },
    close(): void {
      for (const topic of topics.values()) topic.stop();
      topics.clear();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
