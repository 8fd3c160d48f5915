import { futuresColumns } from '@coinmirror/shared/columns/exchangeFutures.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { ExchangeContract } from '@coinmirror/shared/contract/exchange/futures.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { FuturesType } from '@coinmirror/shared/contract/exchange/words.ts';
import { futuresArgs } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { useMemo } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useExchangeFuturesQuery } from '../exchangeApi.ts';
import { MarketSearch } from './MarketSearch.tsx';
import { contractCells, type StarSlot } from './marketCells.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { MarketAddress } from './useMarketAddress.ts';

const TYPES: readonly { readonly value: FuturesType; readonly label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'swap', label: '永续' },
  { value: 'dated', label: '交割' },
];

const rowKey = (row: ExchangeContract) => `${row.coinCode} ${row.pair} ${row.contract}`;

interface FuturesTableProps {
  readonly detail: ExchangeDetail;
  readonly address: MarketAddress;
  readonly star: StarSlot;
}

/** The futures contracts of an exchange. */
export function FuturesTable({ detail, address, star }: FuturesTableProps) {
  const { asked, change, clear, hrefOfPage } = address;
  const args = futuresArgs(detail.code, asked);
  const result = useExchangeFuturesQuery(args, {
    pollingInterval: POLL_FAST,
    skipPollingIfUnfocused: true,
  });
  const columns = useMemo(() => renderColumns(futuresColumns, contractCells(star)), [star]);
  return (
    <PagedTable
      id="exchange-futures"
      label={`${detail.name}合约`}
      columns={columns}
      result={result}
      rowKey={rowKey}
      hrefOf={hrefOfPage}
      tools={
        <>
          <Segmented
            label="合约类型"
            options={TYPES}
            value={args.type}
            onChange={(type) => change({ contract: type === 'all' ? null : type })}
          />
          <MarketSearch words={asked('q') ?? ''} onChange={(q) => change({ q: q || null })} />
        </>
      }
      nothing={<EmptyState title="没有符合条件的合约" action={<Button onClick={clear}>清除筛选</Button>} />}
    />
  );
}
