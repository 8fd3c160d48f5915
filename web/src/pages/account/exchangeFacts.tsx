import type { ExchangeRow } from '@coinmirror/shared/contract/exchanges.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { StarredListed } from '#features/watchlist/starred/useListed.tsx';
import { Money } from '#ui/number/Money.tsx';
import type { Column } from '#ui/table/column.ts';

export type StarredExchange = StarredListed<ExchangeRow>;

/** Volume, contracts, pairs and rating of an exchange. */
export const exchangeFacts: readonly Column<StarredExchange>[] = [
  {
    id: 'volume',
    label: '24H现货成交额',
    width: 140,
    phoneWidth: 96,
    phone: 'key',
    align: 'right',
    sortValue: (row) => row.listed?.volume24h ?? null,
    cell: (row) => <Money usd={row.listed?.volume24h ?? null} kind="amount" />,
  },
  {
    id: 'futures',
    label: '24H合约成交额',
    width: 140,
    align: 'right',
    phone: 'hidden',
    sortValue: (row) => row.listed?.futuresVolume24h ?? null,
    cell: (row) => <Money usd={row.listed?.futuresVolume24h ?? null} kind="amount" />,
  },
  {
    id: 'pairs',
    label: '交易对',
    width: 84,
    align: 'right',
    sortValue: (row) => row.listed?.pairCount ?? null,
    cell: (row) => formatCount(row.listed?.pairCount ?? null),
  },
  {
    id: 'rating',
    label: '评分',
    width: 72,
    phone: 'key',
    align: 'right',
    sortValue: (row) => row.listed?.rating ?? null,
    cell: (row) => row.listed?.rating?.toFixed(1) ?? MISSING,
  },
];
