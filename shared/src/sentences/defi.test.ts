import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../format/money.ts';
import { formatPercent, formatShare } from '../format/percent.ts';
import {
  anchoredSentence,
  defiSentence,
  lendingSentence,
  poolSentence,
  protocolSentence,
  rateSentence,
} from './defi.ts';
import { defiFeesSentence } from './defiFees.ts';
import { type Sentence, textOf } from './sentence.ts';

const text = (sentence: Sentence | null) => (sentence === null ? '' : textOf(sentence));
const usd = (value: number | null) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });

describe('DeFi', () => {
  it('the week is said with its parts, and a part that is unknown is left out', async () => {
    const value = await ask('defiOverview', {});
    const said = text(defiSentence({ ...value, change7d: -9.02, price7d: -8.04, flow7d: -0.98 }));
    expect(said).toContain('一周 −9.02%，其中价格 −8.04、净流出 −0.98；');
    expect(text(defiSentence({ ...value, flow7d: null }))).not.toContain('其中');
    expect(text(defiSentence({ ...value, change7d: 1, price7d: 0.2, flow7d: 0.8 }))).toContain(
      '净流入 +0.80',
    );
  });

  it('names the largest protocol that is counted', async () => {
    const value = await ask('defiOverview', {});
    const counted = value.protocols.filter(({ share }) => share !== null).toSorted((a, b) => b.tvl - a.tvl);
    expect(text(defiSentence(value))).toContain(
      `最大的是 ${counted[0]?.name}，${usd(counted[0]?.tvl ?? null)}`,
    );
  });

  it('lending, rates, pools and anchored coins say what their rows say', async () => {
    const rates = await ask('defiRates', {});
    expect(text(lendingSentence(rates))).toContain(
      `存款 ${usd(rates.supplied)}，已借 ${usd(rates.borrowed)}`,
    );
    const usdc = rates.best.find(({ symbol }) => symbol === 'USDC');
    expect(text(rateSentence(rates))).toContain(
      `USDC 存款最高 ${formatShare(usdc?.supplyApy)}（${usdc?.supplyAt}）`,
    );
    const pools = await ask('defiPools', {});
    expect(text(poolSentence(pools))).toContain(`表内 ${pools.pools.length} 个资金池合计 ${usd(pools.tvl)}`);
    const anchored = await ask('defiAnchored', {});
    const most = Math.max(...anchored.assets.map(({ deviation }) => Math.abs(deviation ?? 0)));
    expect(text(anchoredSentence(anchored))).toMatch(new RegExp(`[+−]?${most.toFixed(3)}%。$`));
  });

  it('a protocol says where most of it is', async () => {
    const value = await ask('defiProtocol', { code: 'aave' });
    const [first] = value.chains;
    expect(text(protocolSentence(value))).toContain(
      `TVL ${usd(value.tvl)}，一周 ${formatPercent(value.change7d)}，${formatShare(first?.share, 0)} 在 ${first?.name}`,
    );
  });

  it('fees say who earns most, and on which chain', async () => {
    const value = await ask('defiFees', {});
    const said = text(defiFeesSentence(value));
    expect(said).toContain(`24 小时费用 ${usd(value.fees24h)}`);
    expect(said).toContain(
      `最多的是 ${value.protocols[0]?.name}，${usd(value.protocols[0]?.fees24h ?? null)}`,
    );
    expect(said).toContain(`公链中 ${value.chains[0]?.name} 最多，${usd(value.chains[0]?.fees24h ?? null)}`);
    expect(defiFeesSentence({ ...value, fees24h: null })).toBeNull();
    expect(text(defiFeesSentence({ ...value, revenue24h: null }))).not.toContain('协议留下');
  });

  it('without data there is no sentence', async () => {
    const value = await ask('defiOverview', {});
    expect(defiSentence({ ...value, tvl: null })).toBeNull();
    expect(lendingSentence({ supplied: null, borrowed: null, markets: [], places: [], best: [] })).toBeNull();
    expect(rateSentence({ supplied: 1, borrowed: 1, markets: [], places: [], best: [] })).toBeNull();
    expect(poolSentence({ tvl: null, pools: [] })).toBeNull();
    expect(anchoredSentence({ marketCap: null, bitcoins: null, ethers: null, assets: [] })).toBeNull();
  });
});
