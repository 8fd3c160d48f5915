import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Address } from '#ui/address/Address.tsx';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import { DayMark } from './DayMark.tsx';
import { InfoBlock } from './InfoBlock.tsx';

interface BlockProps {
  readonly detail: CoinDetail;
}

/** 发行信息: when and how the coin was issued, and its performance since; a chain's own coin has no contract. */
export function IssueBlock({ detail }: BlockProps) {
  const { quote, history, chain, markets, supply, rank, listedAt, symbol } = useLiveDetail(detail);
  const price = { name: '现价', value: <Money usd={quote.price} kind="price" /> };
  const high = <Money usd={history.allTimeHigh} kind="price" />;
  const first = <Money usd={history.firstPrice} kind="price" />;
  const circulating = <Amount value={supply.circulatingSupply} suffix={symbol} digits="exact" />;
  return (
    <InfoBlock
      title="发行信息"
      rows={[
        { label: '上市时间', value: day(listedAt) },
        { label: '上市首价', definition: 'firstPrice', value: first },
        {
          label: '首价至今',
          definition: 'firstPriceChange',
          inputs: [price, { name: '上市首价', value: first }],
          value: <Percent value={history.firstPriceChange} />,
        },
        history.icoPrice !== null && {
          label: '众筹价格',
          definition: 'icoPrice',
          value: <Money usd={history.icoPrice} kind="price" />,
        },
        { label: '历史最高', definition: 'allTimeHigh', value: high },
        {
          label: '历史最低',
          definition: 'allTimeLow',
          value: <Money usd={history.allTimeLow} kind="price" />,
        },
        {
          label: '距历史最高',
          definition: 'drawdown',
          inputs: [price, { name: '历史最高', value: high }],
          value: <Percent value={history.drawdown} />,
        },
        { label: '所属公链', value: chain.name || MISSING },
        { label: '发行方式', value: chain.issueMode || MISSING },
        {
          label: '流通市值',
          definition: 'marketCap',
          inputs: [price, { name: '流通数量', value: circulating }],
          value: <Money usd={quote.marketCap} kind="amount" />,
        },
        { label: '市值排名', definition: 'rank', value: rank === null ? MISSING : `第 ${rank} 名` },
        {
          label: '上架交易所',
          definition: 'exchangeCount',
          value: <Amount value={markets.exchangeCount} suffix="家" />,
        },
        { label: '持币地址数', definition: 'holders', value: <Amount value={supply.holders} suffix="个" /> },
        chain.contractAddress !== '' && {
          label: '合约地址',
          value: <Address value={chain.contractAddress} />,
        },
      ]}
    />
  );
}

/** 代币信息: current and maximum supply. */
export function SupplyBlock({ detail }: BlockProps) {
  const { supply, quote, symbol } = useLiveDetail(detail);
  const amount = (value: number | null) => <Amount value={value} suffix={symbol} digits="exact" />;
  const max = supply.isUnlimited ? '无上限' : amount(supply.max);
  return (
    <InfoBlock
      title="代币信息"
      rows={[
        { label: '最大供应量', definition: 'maxSupply', value: max },
        { label: '总供应量', definition: 'totalSupply', value: amount(supply.total) },
        { label: '流通总量', definition: 'supply', value: amount(supply.circulatingSupply) },
        {
          label: '流通率',
          definition: 'circulationRate',
          inputs: [
            { name: '流通总量', value: amount(supply.circulatingSupply) },
            { name: '最大供应量', value: max },
          ],
          value: <Share value={supply.circulationRate} />,
        },
        {
          label: '全球市值占比',
          definition: 'marketShare',
          inputs: [{ name: '流通市值', value: <Money usd={quote.marketCap} kind="amount" /> }],
          value: <Share value={quote.marketShare} />,
        },
        {
          label: '完全稀释市值',
          definition: 'fullyDilutedValue',
          inputs: [
            { name: '现价', value: <Money usd={quote.price} kind="price" /> },
            supply.max === null
              ? { name: '总供应量', value: amount(supply.total) }
              : { name: '最大供应量', value: max },
          ],
          value: <Money usd={quote.fullyDilutedValue} kind="amount" />,
        },
      ]}
    />
  );
}

/** 矿工信息: how blocks are mined and what they pay. Nothing for a coin without a chain of its own. */
export function MiningBlock({ detail: { chain, symbol } }: BlockProps) {
  if (chain.algorithm === '' && chain.blockSeconds === null && chain.blockReward === null) return null;
  return (
    <InfoBlock
      title="矿工信息"
      rows={[
        { label: '创世时间', value: day(chain.genesisAt) },
        { label: '挖矿状态', value: chain.miningState || MISSING },
        { label: '共识机制', value: chain.consensus || MISSING },
        { label: '核心算法', value: chain.algorithm || MISSING },
        {
          label: '出块速度',
          definition: 'blockSeconds',
          value: <Amount value={chain.blockSeconds} suffix="秒" digits="full" />,
        },
        {
          label: '区块奖励',
          definition: 'blockReward',
          value: <Amount value={chain.blockReward} suffix={symbol} digits="full" />,
        },
        { label: '下次减半', definition: 'nextHalving', value: day(chain.nextHalvingAt) },
        {
          label: '减半后奖励',
          definition: 'blockReward',
          value: <Amount value={chain.nextReward} suffix={symbol} digits="full" />,
        },
      ]}
    />
  );
}

function day(time: number | null) {
  return time === null ? MISSING : <DayMark time={time} />;
}
