import type { EthGas } from '../../contract/dashboards/gas.ts';
import type { HalvingInfo } from '../../contract/dashboards/halving.ts';
import type { Stablecoins } from '../../contract/dashboards/stable.ts';
import type { DefiOverview } from '../../contract/defi/overview.ts';
import { formatAmount, formatCount } from '../../format/amount.ts';
import { formatGwei } from '../../format/gwei.ts';
import { formatRatio } from '../../format/percent.ts';
import { formatDate } from '../../format/time.ts';
import { linkTo } from '../../routes/link.ts';
import { apart } from '../figures.ts';
import { change, coin, plain, type Sentence, say, share, usd } from '../sentence.ts';

const gas = linkTo('dataEth', {});
const halving = linkTo('halving', {});
const stable = linkTo('dataStable', {});
const defi = linkTo('dataDefi', {});

/** Terms of transaction costs and of Ethereum's supply. */
export const gasTerms = {
  gas: ({ standard }) =>
    standard === null ? null : say`以太坊标准 Gas 现为 ${plain(formatGwei(standard), gas)}。`,
  gwei: ({ fast }) => (fast === null ? null : say`以太坊快速档现为 ${plain(formatGwei(fast), gas)}。`),
  'base-fee': ({ baseFee }) =>
    baseFee === null ? null : say`以太坊基础费现为 ${plain(formatGwei(baseFee), gas)}。`,
  burn: ({ burned }) =>
    burned === null ? null : say`以太坊 24 小时销毁 ${plain(formatAmount(burned), gas)} 枚 ETH。`,
  'inflation-rate': ({ issued }) =>
    issued === null ? null : say`以太坊 24 小时增发 ${plain(formatAmount(issued), gas)} 枚 ETH。`,
  staking: ({ staked, supply }) =>
    staked === null || supply === null || supply <= 0
      ? null
      : say`已质押 ${plain(formatAmount(staked), gas)} 枚 ETH，占供应量 ${share((staked / supply) * 100, gas, 1)}。`,
  apy: ({ stakingYield }) =>
    stakingYield === null ? null : say`以太坊质押年化现为 ${share(stakingYield, gas, 2)}。`,
} satisfies Readonly<Record<string, (value: EthGas) => Sentence | null>>;

/** Terms of blocks and of Bitcoin's issue. */
export const halvingTerms = {
  halving: ({ remaining, expectedAt }) =>
    remaining === null || expectedAt === null
      ? null
      : say`距比特币下次减半还有 ${plain(formatCount(remaining), halving)} 个区块，约在 ${formatDate(expectedAt)}。`,
  'block-reward': ({ reward, nextReward }) =>
    reward === null || nextReward === null
      ? null
      : say`比特币区块奖励现为 ${plain(`${reward} BTC`, halving)}，下次减半后 ${String(nextReward)} BTC。`,
  block: ({ height }) =>
    height === null ? null : say`比特币现在的区块高度为 ${plain(formatCount(height), halving)}。`,
  'block-time': ({ blockSeconds }) =>
    blockSeconds === null
      ? null
      : say`比特币近期平均 ${plain(`${formatRatio(blockSeconds / 60)} 分钟`, halving)}一个区块。`,
} satisfies Readonly<Record<string, (value: HalvingInfo) => Sentence | null>>;

/** Terms of stablecoins. */
export const stableTerms = {
  stablecoin: ({ marketCap, coins }) =>
    marketCap === null
      ? null
      : say`${plain(String(coins.length), stable)} 种稳定币合计 ${usd(marketCap, stable)}。`,
  peg: ({ coins: [first] }) =>
    first?.deviation == null
      ? null
      : say`${plain(first.symbol, coin(first.code))} 现比锚定价${apart(first.deviation, stable)}。`,
  depeg: ({ coins }) => {
    const known = coins.slice(0, 10).filter(({ deviation }) => deviation !== null);
    const [widest] = known.toSorted((a, b) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0));
    return widest?.deviation == null
      ? null
      : say`最大的 ${String(known.length)} 种里 ${plain(widest.symbol, coin(widest.code))} 偏离最多，比锚定价${apart(widest.deviation, stable)}。`;
  },
} satisfies Readonly<Record<string, (value: Stablecoins) => Sentence | null>>;

/** Terms of protocols. */
export const defiTerms = {
  tvl: ({ tvl, change7d }) =>
    tvl === null
      ? null
      : say`DeFi 锁仓量现为 ${usd(tvl, defi)}${change7d === null ? '' : say`，一周 ${change(change7d, defi)}`}。`,
  defi: ({ protocols }) => {
    const [first] = protocols.toSorted((a, b) => b.tvl - a.tvl);
    return first === undefined
      ? null
      : say`锁仓最多的协议是 ${plain(first.name, linkTo('dataDefiItem', { code: first.code }))}，${usd(first.tvl, defi)}。`;
  },
  dex: ({ dexVolume24h }) =>
    dexVolume24h === null ? null : say`DEX 24 小时成交 ${usd(dexVolume24h, linkTo('dataDex', {}))}。`,
} satisfies Readonly<Record<string, (value: DefiOverview) => Sentence | null>>;
