import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { CoinTradeShare } from '@coinmirror/shared/contract/coin/markets.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { PieChart } from '#charts/pie/PieChart.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useCoinTradeSharesQuery } from './marketsApi.ts';

const HEIGHT = 260;

/** Which exchange trades how much of the coin. */
export function SharePie({ code, name }: { readonly code: string; readonly name: string }) {
  const result = useCoinTradeSharesQuery(
    { code },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Card title="现货成交占比">
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT + 80} />}>
        {(shares, { asOf }) => <Pie name={name} shares={shares} asOf={asOf} />}
      </Loadable>
    </Card>
  );
}

interface PieProps {
  readonly name: string;
  readonly shares: readonly CoinTradeShare[];
  readonly asOf: number;
}

function Pie({ name, shares, asOf }: PieProps) {
  const slices = useMemo(
    () =>
      shares.map((share) => ({
        name: share.name,
        value: share.share,
        href: hrefTo('exchange', { id: share.code }),
      })),
    [shares],
  );
  return (
    <PieChart
      title={`${name}各平台现货成交占比`}
      source="币镜按各平台 24 小时成交额计算"
      asOf={asOf}
      height={HEIGHT}
      slices={slices}
      kind="share"
      donut
    />
  );
}
