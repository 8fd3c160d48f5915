import { pairColumns } from '@coinmirror/shared/columns/exchangePairs.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangePair } from '@coinmirror/shared/contract/exchange/pairs.ts';
import { type ExchangeMarketKind, pairArgs } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { useMemo } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { Select } from '#ui/select/Select.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useExchangePairsQuery } from '../exchangeApi.ts';
import { MarketSearch } from './MarketSearch.tsx';
import { pairCells, type StarSlot } from './marketCells.tsx';
import { PagedTable } from './PagedTable.tsx';
import type { MarketAddress } from './useMarketAddress.ts';

const ANY = 'all';

const rowKey = (row: ExchangePair) => `${row.coinCode} ${row.pair}`;

interface PairsTableProps {
  readonly detail: ExchangeDetail;
  readonly address: MarketAddress;
  readonly kind: Exclude<ExchangeMarketKind, 'futures'>;
  readonly star: StarSlot;
}

/** The spot pairs of an exchange, or its margin pairs. */
export function PairsTable({ detail, address, kind, star }: PairsTableProps) {
  const { asked, change, clear, hrefOfPage } = address;
  const result = useExchangePairsQuery(pairArgs(detail.code, asked), {
    pollingInterval: POLL_FAST,
    skipPollingIfUnfocused: true,
  });
  const columns = useMemo(() => renderColumns(pairColumns(kind), pairCells(star)), [kind, star]);
  const quotes = [ANY, ...(result.data?.value.quotes ?? [])].map((quote) => ({
    value: quote,
    label: quote === ANY ? '全部计价币' : quote,
  }));
  return (
    <PagedTable
      id={`exchange-${kind}`}
      label={`${detail.name}${kind === 'margin' ? '杠杆' : '现货'}交易对`}
      columns={columns}
      result={result}
      rowKey={rowKey}
      hrefOf={hrefOfPage}
      tools={
        <>
          <Select
            label="计价币"
            size="s"
            value={asked('quote') ?? ANY}
            options={quotes}
            onChange={(quote) => change({ quote: quote === ANY ? null : quote })}
          />
          <MarketSearch words={asked('q') ?? ''} onChange={(q) => change({ q: q || null })} />
        </>
      }
      nothing={<EmptyState title="没有符合条件的交易对" action={<Button onClick={clear}>清除筛选</Button>} />}
    />
  );
}
