import type { ExchangeDetail } from '../contract/exchange/info.ts';
import { formatCount } from '../format/amount.ts';
import { formatShare } from '../format/percent.ts';
import type { Column } from './column.ts';
import { amount, change } from './values.ts';
import { text } from './words.ts';

/** What stands under an exchange's name, the main figure first; one without contracts has no figures of them. */
export function exchangeFigures({
  contractCount,
  kinds,
}: Pick<ExchangeDetail, 'contractCount' | 'kinds'>): readonly Column<ExchangeDetail>[] {
  return [
    amount('volume24h', '24H现货成交额', ({ volume24h }) => volume24h, { definition: 'exchangeVolume' }),
    change('volumeChange24h', '较前日', ({ volumeChange24h }) => volumeChange24h, {
      definition: 'volumeChange',
    }),
    ...(contractCount === 0 ? [] : ofContracts),
    kinds.includes('dex')
      ? amount('reserve', 'TVL', ({ reserve }) => reserve, { definition: 'tvl' })
      : amount('reserve', '资产储备', ({ reserve }) => reserve, { definition: 'reserve' }),
    ...counted,
  ];
}

const ofContracts: readonly Column<ExchangeDetail>[] = [
  amount('futuresVolume24h', '24H合约成交额', ({ futuresVolume24h }) => futuresVolume24h, {
    definition: 'exchangeVolume',
  }),
  amount('openInterest', '合约持仓量', ({ openInterest }) => openInterest, { definition: 'openInterest' }),
];

const counted: readonly Column<ExchangeDetail>[] = [
  text(
    'pairs',
    '币种 / 交易对',
    ({ coinCount, pairCount }) => `${formatCount(coinCount)} / ${formatCount(pairCount)}`,
    { width: 120 },
  ),
  text(
    'fees',
    '现货挂单 / 吃单费',
    ({ makerFee, takerFee }) => `${formatShare(makerFee)} / ${formatShare(takerFee)}`,
    { width: 140 },
  ),
];
