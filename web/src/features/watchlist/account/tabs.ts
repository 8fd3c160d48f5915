import * as v from 'valibot';
import type { WatchKind } from '../watchlists.ts';
import type { AccountGroup } from './stages.ts';

/** An answer of the account, shared between tabs. */
export interface TabMessage {
  readonly kind: WatchKind;
  readonly groups: readonly AccountGroup[];
}

const amount = v.nullable(v.number());
const message = v.object({
  kind: v.picklist(['coin', 'exchange', 'wallet']),
  groups: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      items: v.array(v.object({ code: v.string(), note: v.string(), cost: amount, quantity: amount })),
    }),
  ),
});

/** A channel between the tabs logged in to one account. */
export function openTabs(account: string, onMessage: (tabMessage: TabMessage) => void) {
  const channel = new BroadcastChannel(`watchlist:${account}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const tabMessage = v.safeParse(message, data);
    // An older tab may run another version of the app.
    if (tabMessage.success) onMessage(tabMessage.output);
  };
  return {
    notify: (tabMessage: TabMessage) => channel.postMessage(tabMessage),
    close: () => channel.close(),
  };
}
