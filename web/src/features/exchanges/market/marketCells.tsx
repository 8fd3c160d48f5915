import type { ExchangeContract } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import type { ReactNode } from 'react';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { CoinPairCell, ContractCell, ExpiryCell, FundingCell, KlineCell, PairPriceCell } from './cells.tsx';

export type StarSlot = (code: string, name: string) => ReactNode;

/** Custom cells of pairs: star, warning marks, price in two currencies. */
export function pairCells(star: StarSlot): Cells<ExchangePair> {
  return {
    star: (row) => star(row.coinCode, row.coinName),
    pair: (row) => <CoinPairCell row={row} note={row.coinName} />,
    price: (row, _index, { onPhone }) => <PairPriceCell row={row} onPhone={onPhone} />,
    kline: (row) => <KlineCell tickerId={row.tickerId} name={row.pair} />,
  };
}

/** Custom cells of contracts: star, funding period, and that a perpetual never expires. */
export function contractCells(star: StarSlot): Cells<ExchangeContract> {
  return {
    star: (row) => star(row.coinCode, row.coinName),
    pair: (row) => <ContractCell row={row} />,
    funding: (row) => <FundingCell row={row} />,
    expiry: (row) => <ExpiryCell row={row} />,
    kline: (row) => <KlineCell tickerId={row.tickerId} name={`${row.pair} ${row.contract}`} />,
  };
}
