export interface SubscriptionsOptions {
  /** How long an unused channel stays subscribed, ms. */
  readonly releaseDelay: number;
  subscribe(channels: readonly string[]): void;
  unsubscribe(channels: readonly string[]): void;
}

export interface Subscriptions {
  /** Retains a channel until the returned function is called. */
  retain(channel: string): () => void;
  /** Every retained channel; sent again after each reconnect. */
  wanted(): readonly string[];
}

/** Ref-counted channels; a burst of changes in one task becomes one message. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const counts = new Map<string, number>();
  let added: string[] = [];
  let sweep: ReturnType<typeof setTimeout> | undefined;

  function flushAdded() {
    const channels = added.filter((channel) => counts.has(channel));
    added = [];
    if (channels.length > 0) options.subscribe(channels);
  }

  function dropUnused() {
    sweep = undefined;
    const unused = [...counts].filter(([, count]) => count === 0).map(([channel]) => channel);
    for (const channel of unused) counts.delete(channel);
    if (unused.length > 0) options.unsubscribe(unused);
  }

  function release(channel: string) {
    counts.set(channel, (counts.get(channel) ?? 1) - 1);
    if (sweep === undefined) sweep = setTimeout(dropUnused, options.releaseDelay);
  }

  return {
    retain(channel) {
      const count = counts.get(channel);
      counts.set(channel, (count ?? 0) + 1);
      if (count === undefined && added.push(channel) === 1) queueMicrotask(flushAdded);
      let held = true;
      return () => {
        if (held) release(channel);
        held = false;
      };
    },
    wanted: () => [...counts.keys()],
  };
}
