import type { CoinHolder, HolderChain } from '../contract/coin/holders.ts';
import { writeQuantityChange } from '../format/writeQuantityChange.ts';
import { writeAmount } from '../format/written.ts';
import type { Column } from './column.ts';
import { count, date, ordinal } from './moreValues.ts';
import { number, share } from './values.ts';
import { text } from './words.ts';

interface HolderTableFacts {
  /** Adds the chain of each address. */
  readonly manyChains: boolean;
  /** Some addresses were counted on an earlier day than the list: adds the day of each. */
  readonly hasOlder: boolean;
}

/** The largest addresses of a coin. */
export function holderColumns(
  symbol: string,
  { manyChains, hasOlder }: HolderTableFacts,
): readonly Column<CoinHolder>[] {
  return [
    ordinal(),
    text('address', '地址', (row) => row.address, {
      width: 248,
      phoneWidth: 228,
      grow: true,
      rowHeader: true,
      always: true,
      interactive: true,
    }),
    number(
      'quantity',
      '数量',
      (row) => row.quantity,
      (row) => writeAmount(row.quantity, symbol),
      { definition: 'holderQuantity', width: 128, phone: 'key', csvLabel: () => `数量(${symbol})` },
    ),
    share('share', '占流通量', (row) => row.share, {
      definition: 'holderShare',
      width: 80,
      phoneUnder: 'quantity',
      csvLabel: () => '占流通量(%)',
    }),
    number(
      'change',
      '24H变化',
      (row) => row.change24h,
      (row) => writeQuantityChange(row.change24h),
      { definition: 'holderChange', width: 112, csvLabel: () => `24H变化(${symbol})` },
    ),
    text('label', '标签', holderLabel, {
      width: 148,
      phoneUnder: 'address',
      sortValue: (row) => row.label,
    }),
    ...(manyChains ? [text<CoinHolder>('chain', '主链', (row) => row.chain, { width: 96 })] : []),
    ...(hasOlder ? [date<CoinHolder>('updated', '更新时间', (row) => row.updatedAt)] : []),
  ];
}

/** The owner of an address, if known: `交易所 币安`; '' if not. */
function holderLabel({ kind, label, owner }: CoinHolder): string {
  return kind === 'other' ? '' : `${label} ${owner}`.trim();
}

/** The chains of a coin: supply and number of holders on each. */
export function holderChainColumns(symbol: string): readonly Column<HolderChain>[] {
  return [
    text('chain', '主链', (row) => row.name, { width: 120, rowHeader: true, pin: true, always: true }),
    text('contract', '合约地址', (row) => row.contractAddress || '原生币', {
      width: 250,
      grow: true,
      interactive: true,
    }),
    number(
      'supply',
      '链上流通量',
      (row) => row.supply,
      (row) => writeAmount(row.supply, symbol),
      {
        definition: 'chainSupply',
        width: 150,
        phoneWidth: 132,
        phone: 'key',
        csvLabel: () => `链上流通量(${symbol})`,
      },
    ),
    share('share', '占流通量', (row) => row.share, { definition: 'holderShare', width: 100, phone: 'key' }),
    count('addresses', '持币地址数', '个', (row) => row.addressCount, { definition: 'holders', width: 120 }),
    share('top10', '链上Top10占比', (row) => row.top10, { definition: 'topHolderShare', width: 120 }),
  ];
}
