import type { DefiCategory } from './protocols.ts';

/** A chain that no longer runs, by its code. */
export type StoppedChainCode = 'heco' | 'oec';

/** One of the last protocols of a chain that no longer runs. */
export interface StoppedProtocol {
  /** Part of the address below the chain's. */
  readonly code: string;
  readonly name: string;
  readonly category: DefiCategory;
  readonly chain: StoppedChainCode;
  /** Symbol of its own coin. */
  readonly symbol: string;
  /** What it was known for, and what became of it. */
  readonly about: string;
}

type Row = readonly [
  code: string,
  name: string,
  category: DefiCategory,
  chain: StoppedChainCode,
  symbol: string,
  about: string,
];

const rows: readonly Row[] = [
  ['mdex', 'MDEX', 'DEX', 'heco', 'MDX', 'Heco 上成交最大的自动做市商，以交易挖矿闻名，2021 年扩展到 BSC。'],
  ['filda', 'FilDA', '借贷', 'heco', 'FILDA', 'Heco 上的借贷协议，后扩展到其他公链。'],
  [
    'lendhub',
    'LendHub',
    '借贷',
    'heco',
    'LHB',
    'Heco 上的借贷协议，2023 年 1 月因新旧合约的漏洞被盗约 600 万美元。',
  ],
  [
    'coinwind',
    'CoinWind',
    '收益',
    'heco',
    'COW',
    '单币挖矿与收益聚合，Heco 之外也在 BSC 与 Ethereum 上运行过。',
  ],
  ['depth', 'Depth', 'DEX', 'heco', 'DEP', 'Heco 上的稳定币兑换与收益聚合。'],
  ['bxh', 'BXH', 'DEX', 'heco', 'BXH', 'Heco 上的自动做市商，2021 年 10 月其 BSC 部署被盗约 1.39 亿美元。'],
  ['kswap', 'KSwap', 'DEX', 'oec', 'KST', 'OEC 上最早的自动做市商之一。'],
  ['cherryswap', 'CherrySwap', 'DEX', 'oec', 'CHE', 'OEC 上的自动做市商，也做过项目首发。'],
  ['jswap', 'Jswap', 'DEX', 'oec', 'JF', 'OEC 上的自动做市商与单币挖矿。'],
  ['wepiggy', 'WePiggy', '借贷', 'oec', 'WPC', '多链借贷协议，OEC 是其部署的公链之一。'],
];

/** The last protocols of chains that no longer run, by chain. Their figures ended with the chain. */
const stoppedProtocols: readonly StoppedProtocol[] = rows.map(
  ([code, name, category, chain, symbol, about]) => ({ code, name, category, chain, symbol, about }),
);

/** The last protocols of a chain. */
export function stoppedProtocolsOf(chain: string): readonly StoppedProtocol[] {
  return stoppedProtocols.filter((protocol) => protocol.chain === chain);
}

/** A protocol of a chain that no longer runs; null if it had none of this code. */
export function findStoppedProtocol(chain: string, code: string): StoppedProtocol | null {
  return stoppedProtocolsOf(chain).find((protocol) => protocol.code === code) ?? null;
}
