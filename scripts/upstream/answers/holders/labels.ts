import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { ContractUse, Holding } from '../../ports/holders.ts';

const OF_CONTRACTS: Readonly<Record<ContractUse, string>> = {
  staking: '质押合约',
  treasury: '国库合约',
  pool: '资金池',
  timelock: '锁仓合约',
  bridge: '跨链桥',
  lending: '借贷协议',
};
const OF_KINDS: Readonly<Record<Holding['kind'], string>> = {
  exchange: '交易所',
  contract: '',
  burn: '销毁',
  other: '',
};
const exchanges = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));

/** Label of an address's kind: 交易所, 质押合约; '' if unknown. */
export function labelOfHolding({ kind, use }: Holding): string {
  return use === null ? OF_KINDS[kind] : OF_CONTRACTS[use];
}

/** The exchange that owns an address; null if none is known. */
export function ownerOf({ exchange }: Holding): CatalogueExchange | null {
  return exchange === null ? null : (exchanges.get(exchange) ?? null);
}
