import type { LiveClient } from '#live/room.ts';
import { createTickStore, type TickStore } from '#live/tickStore.ts';

/** A live room without a socket: a test pushes ticks (`ticks.receive`), and replaces the parts it observes. */
export function quietRoom(parts: Partial<LiveClient> = {}): LiveClient & { readonly ticks: TickStore } {
  return {
    setAllowed() {},
    setVisible() {},
    setOnline() {},
    hold: () => () => undefined,
    silentSince: () => null,
    retain: () => () => undefined,
    ...parts,
    ticks: createTickStore(),
  };
}
