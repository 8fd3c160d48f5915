import type { LiveClient } from '#live/client.ts';
import { createTickStore, type TickStore } from '#live/tickStore.ts';

/** A live client without a socket: a test pushes ticks (`ticks.receive`), and replaces the parts it observes. */
export function quietLiveClient(parts: Partial<LiveClient> = {}): LiveClient & { readonly ticks: TickStore } {
  return {
    setAllowed() {},
    setVisible() {},
    setOnline() {},
    hold: () => () => undefined,
    silentSince: () => null,
    retain: () => () => undefined,
    accompany: () => () => undefined,
    ...parts,
    ticks: createTickStore(),
  };
}
