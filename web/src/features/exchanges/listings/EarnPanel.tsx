import { earnColumns } from '@coinmirror/shared/columns/exchangeEarn.ts';
import type { EarnProduct } from '@coinmirror/shared/contract/exchange/earn.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useExchangeEarnQuery } from '../exchangeApi.ts';

const HEIGHT = 800;
const NOTES = [
  '年化为平台公布的当日利率 × 365，不计复利；利率随时会变，收益不保证，资产由平台保管。',
  '额度按美元折算；本页只列出规则，不构成建议。',
];
const keyOf = ({ id }: EarnProduct) => id;

/** 理财: what an exchange pays on deposits. */
export function EarnPanel({ detail: { code, name } }: { readonly detail: ExchangeDetail }) {
  const result = useExchangeEarnQuery({ code });
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      empty={
        <EmptyState
          title={`${name}没有理财产品`}
          hint="去中心化交易所与只做合约的平台不保管用户资产，也就没有这类产品。"
          action={
            <PageLink to="exchangeMarket" params={{ id: code }}>
              看全部交易对
            </PageLink>
          }
        />
      }
    >
      {({ rows }) => (
        <SectionTable
          title="理财产品"
          id="exchange-earn"
          columns={earnColumns}
          rows={rows}
          rowKey={keyOf}
          footnotes={NOTES}
        />
      )}
    </Loadable>
  );
}
