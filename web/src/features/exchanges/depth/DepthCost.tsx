import { type OrderCost, orderCostColumns, orderCosts } from '@coinmirror/shared/columns/orderCost.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { PairDepth } from '@coinmirror/shared/contract/exchange/depth.ts';
import { depthWithin, middleOf } from '@coinmirror/shared/indicators/depth.ts';
import { pairArgs } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { type ReactNode, useMemo } from 'react';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { useExchangePairsQuery, usePairDepthQuery } from '../exchangeApi.ts';
import styles from './depth.module.css';

const HEIGHT = 420;
const OFFERED = 40;
const PERCENT = 2;
const sizeOf = ({ size }: OrderCost) => String(size);
const NOTES = [
  '从最优价起逐档吃单，滑点 = 成交均价 ÷ 中间价 − 1，取绝对值，不含手续费；盘口合并为 40 档，最远到中间价的 ±10%；「仅成交」是盘口不够深。',
];

/** Depth and trading cost of one of an exchange's spot pairs, which is kept in the address (`?depth=BTC/USDT`). */
export function DepthCost({ code }: { readonly code: string }) {
  const [params, write] = useUrlParams();
  const asked = params.get('depth') ?? '';
  const pairs = useExchangePairsQuery(pairArgs(code, () => null));
  const options = (pairs.data?.value.rows ?? [])
    .slice(0, OFFERED)
    .map(({ pair }) => ({ value: pair, label: pair }));
  const result = usePairDepthQuery(
    { code, pair: asked },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(depth) => (
        <Shown
          depth={depth}
          choice={
            <Select
              label="交易对"
              size="s"
              options={options}
              value={depth.pair}
              onChange={(pair) => write({ depth: pair })}
            />
          }
        />
      )}
    </Loadable>
  );
}

interface ShownProps {
  readonly depth: PairDepth;
  readonly choice: ReactNode;
}

function Shown({ depth: { pair, tickerId, bids, asks }, choice }: ShownProps) {
  const middle = middleOf(bids, asks) ?? 0;
  const rows = useMemo(() => orderCosts(bids, asks, middle), [bids, asks, middle]);
  return (
    <div className={styles.panel}>
      <SectionTable
        title="深度与成交成本"
        id="order-cost"
        columns={orderCostColumns}
        rows={rows}
        rowKey={sizeOf}
        footnotes={NOTES}
        lead={
          <div className={styles.figures}>
            <Figures>
              <Figure label={`${pair} 中间价`}>
                <Money usd={middle} kind="price" />
              </Figure>
              <Figure label="+2% 深度" definition="depth2">
                <Money usd={depthWithin(asks, middle, PERCENT)} kind="amount" />
              </Figure>
              <Figure label="−2% 深度" definition="depth2">
                <Money usd={depthWithin(bids, middle, PERCENT)} kind="amount" />
              </Figure>
            </Figures>
          </div>
        }
        tools={
          <>
            {choice}{' '}
            {tickerId !== '' && (
              <PageLink to="kline" params={{ kline: tickerId }}>
                K 线
              </PageLink>
            )}
          </>
        }
      />
    </div>
  );
}
