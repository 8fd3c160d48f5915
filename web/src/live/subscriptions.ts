import { Holders } from '@coinmirror/shared/live/holders.ts';

export interface SubscriptionsOptions {
  /** How long an unused channel stays subscribed, ms. */
  readonly releaseDelay: number;
  subscribe(channels: readonly string[]): void;
  unsubscribe(channels: readonly string[]): void;
  /** Whether any channel is a reason to connect; called as that changes. */
  onNeeded(needed: boolean): void;
}

export interface Subscriptions {
  /** Retains a channel until the returned function is called; unless `opens`, it is no reason to connect. */
  retain(channel: string, opens: boolean): () => void;
  /** Every retained channel; sent again after each reconnect. */
  wanted(): readonly string[];
}

/** Ref-counted channels; a burst of changes in one task becomes one message. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const holders = new Holders<symbol>();
  let added: string[] = [];
  /** How many holders are a reason to connect. */
  let openers = 0;
  let sweep: ReturnType<typeof setTimeout> | undefined;

  function flushAdded() {
    const channels = added.filter((channel) => holders.has(channel));
    added = [];
    if (channels.length > 0) options.subscribe(channels);
  }

  function dropUnused() {
    sweep = undefined;
    const unused = holders.unheld();
    for (const channel of unused) holders.drop(channel);
    if (unused.length > 0) options.unsubscribe(unused);
    if (openers === 0) options.onNeeded(false);
  }

  return {
    retain(channel, opens) {
      const holder = Symbol(channel);
      if (holders.add(channel, holder) && added.push(channel) === 1) queueMicrotask(flushAdded);
      if (opens && ++openers === 1) options.onNeeded(true);
      return () => {
        if (!holders.remove(channel, holder)) return;
        if (opens) openers -= 1;
        if (sweep === undefined) sweep = setTimeout(dropUnused, options.releaseDelay);
      };
    },
    wanted: () => holders.keys(),
  };
}
