import { answer } from '@coinmirror/handlers/answer.ts';
import { readTicker } from '@coinmirror/handlers/catalogue/tickers.ts';
import type { Sources } from '@coinmirror/handlers/ports/sources.ts';
import { LIQUIDATION_CHANNEL } from '@coinmirror/shared/contract/figures/futures.ts';
import { readBookChannel } from '@coinmirror/shared/contract/kline.ts';
import { globalPush, type LiveGlobalWire } from '@coinmirror/shared/contract/live.ts';
import { GLOBAL_CHANNEL, tickerCode } from '@coinmirror/shared/contract/liveChannels.ts';
import { bookSource } from './books.ts';
import type { ChannelSource } from './hub.ts';
import { liquidationSource } from './liquidations.ts';
import { createTickers } from './tickers.ts';

/** Push interval of the market summary, ms: the gold price moves every second. */
const GLOBAL_INTERVAL = 1_000;

/**
 * All channels of the socket: `global`, `liquidation`, and per ticker `ticker.`, `depth.`, `trades.`. Other names have
 * no source.
 */
export function createChannels(sources: Sources): (channel: string) => ChannelSource | null {
  const tickers = createTickers(sources);
  return (channel) => {
    if (channel === GLOBAL_CHANNEL) return globalSource(sources);
    if (channel === LIQUIDATION_CHANNEL) return liquidationSource(sources);
    const book = readBookChannel(channel);
    if (book) return readTicker(book.tickerId) === null ? null : bookSource(sources, book);
    const code = tickerCode(channel);
    return code === null ? null : tickers.source(code);
  };
}

/** The figures of `home/global`. */
function globalSource(sources: Sources): ChannelSource {
  return (push) => {
    const send = async () => {
      const { body } = await answer('globalMarket', {}, { sources, token: '' });
      const { data } = body as { data?: LiveGlobalWire };
      if (data) push((seq) => globalPush(sources.clock.exact(), seq, data));
    };
    const timer = setInterval(() => void send(), GLOBAL_INTERVAL);
    void send();
    return () => clearInterval(timer);
  };
}
