import { ieoColumns, newCoinRankColumns } from '@coinmirror/shared/columns/rankings/newcomers.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { newcomerRankingEndpoints } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { listingsAt, salesAt } from '@coinmirror/shared/pages/exchangeListings.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { StarSlot } from '../market/marketCells.tsx';
import { ListingsTable } from './ListingsTable.tsx';

const useNewCoins = queryHookFor(newcomerRankingEndpoints, 'newCoinRank');
const useSales = queryHookFor(newcomerRankingEndpoints, 'saleRank');

interface PanelProps {
  readonly detail: ExchangeDetail;
  /** The star of a coin; belongs to another feature. */
  readonly star: StarSlot;
}

const codeOf = ({ code }: { readonly code: string }) => code;
const saleColumns = () => ieoColumns;

/** 上新: coins the exchange listed, and their performance since. */
export function NewCoinsPanel({ detail, star }: PanelProps) {
  const result = useNewCoins(listingsAt(detail.code));
  return (
    <ListingsTable
      id="exchange-newcoin"
      label="上新记录"
      none={`近来没有${detail.name}的上新记录`}
      elsewhere={
        <PageLink to="exchangeNews" params={{ id: detail.code }} search={{ type: 'listing' }}>
          看上新公告
        </PageLink>
      }
      detail={detail}
      columnsAt={newCoinRankColumns}
      result={result}
      rowKey={codeOf}
      star={star}
    />
  );
}

/** IEO: coins the exchange sold before listing them. */
export function SalesPanel({ detail, star }: PanelProps) {
  const result = useSales(salesAt(detail.code));
  return (
    <ListingsTable
      id="exchange-ieo"
      label="发售记录"
      none={`没有${detail.name}的发售记录`}
      elsewhere={
        <PageLink to="exchangeMarket" params={{ id: detail.code }}>
          看全部交易对
        </PageLink>
      }
      detail={detail}
      columnsAt={saleColumns}
      result={result}
      rowKey={codeOf}
      star={star}
    />
  );
}
