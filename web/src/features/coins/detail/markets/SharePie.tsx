import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { CoinMarketPair, CoinTradeShare } from '@coinmirror/shared/contract/coin/markets.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useCoinTradeSharesQuery } from './marketsApi.ts';
import { sharesByExchange } from './sharesByExchange.ts';

const HEIGHT = 260;

/** Each exchange's share of the coin's volume, spot and decentralised together. */
export function SpotPie({ code, name }: { readonly code: string; readonly name: string }) {
  const result = useCoinTradeSharesQuery(
    { code },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Card title="现货成交占比">
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT + 80} />}>
        {(shares, { asOf }) => (
          <Pie title={joinSpaced(name, '各平台现货成交占比')} shares={shares} asOf={asOf} />
        )}
      </Loadable>
    </Card>
  );
}

export interface FuturesPieProps {
  readonly name: string;
  /** Undefined while loading. */
  readonly rows: readonly CoinMarketPair[] | undefined;
  readonly asOf: number | null;
}

/** Each exchange's share of the coin's futures volume, from the contracts in the table. */
export function FuturesPie({ name, rows, asOf }: FuturesPieProps) {
  const shares = useMemo(() => rows && sharesByExchange(rows), [rows]);
  return (
    <Card title="合约成交占比">
      {shares ? (
        <Pie title={joinSpaced(name, '各平台合约成交占比')} shares={shares} asOf={asOf} />
      ) : (
        <Skeleton height={HEIGHT + 80} />
      )}
    </Card>
  );
}

interface PieProps {
  readonly title: string;
  readonly shares: readonly CoinTradeShare[];
  readonly asOf: number | null;
}

function Pie({ title, shares, asOf }: PieProps) {
  const slices = useMemo(
    () =>
      shares.map((share) => ({
        name: shortExchangeName(share.name),
        value: share.share,
        href: hrefTo('exchange', { id: share.code }),
      })),
    [shares],
  );
  return <ShareBar label={title} parts={slices} source="币镜按各平台 24 小时成交额计算" asOf={asOf} />;
}
