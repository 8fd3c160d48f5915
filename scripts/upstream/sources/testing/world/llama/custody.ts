import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { oncePerCycle } from '../../../../mechanisms/oncePerCycle.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';

/** DefiLlama's slugs and names of exchanges whose addresses it knows, by our codes. */
const EXCHANGES: Readonly<Record<string, readonly [slug: string, name: string]>> = {
  binance: ['binance-cex', 'Binance CEX'],
  okx: ['okx', 'OKX'],
  bybit: ['bybit', 'Bybit'],
  bitget: ['bitget', 'Bitget'],
  gate: ['gate', 'Gate'],
  huobi: ['htx', 'HTX'],
  kucoin: ['kucoin', 'KuCoin'],
  bitfinex: ['bitfinex', 'Bitfinex'],
};

/** Chains that DefiLlama calls otherwise. */
const CHAINS: Readonly<Record<string, string>> = { 'BNB Chain': 'BSC', TRON: 'Tron' };

/** Exchanges among the protocols: what their customers hold, by chain, as counted at Beijing midnight. */
export function createCustody(world: FakeWorld) {
  const port = inTruth(world.truth.reserves, 'reserves');
  const counted = new Map<number, ReturnType<typeof count>>();
  const count = (day: number) =>
    Promise.all(Object.keys(EXCHANGES).map((code) => port.addresses(code, [day])));
  return oncePerCycle(world, async (time) => {
    const day = beijingMidnight(time);
    const addresses = counted.get(day) ?? count(day);
    counted.set(day, addresses);
    const prices = new Map((await world.coins()).map(({ facts, now }) => [facts.code, now.price]));
    return (await addresses).map(([held = []], at) => {
      const [slug, name] = Object.values(EXCHANGES)[at] ?? ['', ''];
      const byChain = new Map<string, number>();
      for (const { chain, coinCode, quantity } of held) {
        const usd = quantity * (prices.get(coinCode) ?? 0);
        const reported = CHAINS[chain] ?? chain;
        byChain.set(reported, (byChain.get(reported) ?? 0) + usd);
      }
      const tvl = [...byChain.values()].reduce((sum, usd) => sum + usd, 0);
      return {
        id: String(2_269 + at),
        name,
        symbol: '-',
        gecko_id: null,
        category: 'CEX',
        chains: [...byChain.keys()],
        slug,
        tvl,
        chainTvls: Object.fromEntries(byChain),
        change_1d: null,
        change_7d: null,
        mcap: null,
      };
    });
  });
}
