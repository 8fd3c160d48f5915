import type { ExchangeContract } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { ReactNode } from 'react';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { CoinPairCell, ContractCell, ExpiryCell, FundingCell, KlineCell, PairPriceCell } from './cells.tsx';

export type StarSlot = (code: string, name: string) => ReactNode;

/** What words alone do not say of a pair: its star, what is odd about it, its price in two units. */
export function pairCells(star: StarSlot): Cells<ExchangePair> {
  return {
    star: (row) => star(row.coinCode, row.coinName),
    pair: (row) => <CoinPairCell row={row} note={row.coinName} />,
    price: (row) => <PairPriceCell row={row} />,
    kline: (row) => <KlineCell tickerId={row.tickerId} name={row.pair} />,
  };
}

/** The same of a contract: how often its funding is paid, and that a perpetual never ends. */
export function contractCells(star: StarSlot): Cells<ExchangeContract> {
  return {
    star: (row) => star(row.coinCode, row.coinName),
    pair: (row) => <ContractCell row={row} />,
    funding: (row) => <FundingCell row={row} />,
    expiry: (row) => <ExpiryCell row={row} />,
    kline: (row) => <KlineCell tickerId={row.tickerId} name={`${row.pair} ${row.contract}`} />,
  };
}
