import { newestOrders } from '@coinmirror/handlers/figures/futures.ts';
import { futuresBook } from '@coinmirror/handlers/figures/futuresBook.ts';
import type { Sources } from '@coinmirror/handlers/ports/sources.ts';
import { liquidationPush } from '@coinmirror/shared/contract/figures/futures.ts';
import type { ChannelSource } from './hub.ts';

/** Liquidations are read each beat and pushed as they happen within it. */
const INTERVAL = 1_000;
/** Number of orders sent to a new subscriber. */
const ORDERS = 20;

/** Pushes the latest liquidation orders whenever there is a new one. */
export function liquidationSource(sources: Sources): ChannelSource {
  return (push) => {
    let isOpen = true;
    let newest = '';
    const send = async () => {
      const orders = newestOrders(await futuresBook(sources), sources.clock.exact()).slice(0, ORDERS);
      const first = orders[0]?.id ?? '';
      if (!isOpen || first === newest) return;
      newest = first;
      push((seq) => liquidationPush(sources.clock.exact(), seq, orders));
    };
    const timer = setInterval(() => void send(), INTERVAL);
    void send();
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  };
}
