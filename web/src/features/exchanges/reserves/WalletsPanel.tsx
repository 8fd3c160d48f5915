import { addressColumns } from '@coinmirror/shared/columns/exchangeReserves.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeAddress, ExchangeWallets } from '@coinmirror/shared/contract/exchange/reserves.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { Address } from '#ui/address/Address.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { Time } from '#ui/time/Time.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { useExchangeWalletsQuery } from '../exchangeApi.ts';
import { ReserveFacts } from './ReserveFacts.tsx';
import styles from './reserves.module.css';

const HEIGHT = 1000;
const CHART = 280;
const RANGES = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
] as const;
const AXES = { left: '净流入', right: '储备' };
const KINDS = [
  { value: 'all', label: '全部' },
  { value: 'cold', label: '冷钱包' },
  { value: 'hot', label: '热钱包' },
] as const;

/** 平台钱包: each published address with its balance, inflows and outflows. */
export function WalletsPanel({ detail }: { readonly detail: ExchangeDetail }) {
  const result = useExchangeWalletsQuery({ code: detail.code });
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      isEmpty={({ addresses }) => addresses.length === 0}
      empty={
        <EmptyState
          title={`${detail.name}不为用户保管资产`}
          hint="没有平台钱包：资产在用户自己的钱包或链上合约里。"
          action={<PageLink to="exchangeRankingDex">看去中心化交易所</PageLink>}
        />
      }
    >
      {(wallets, { asOf }) => <Shown detail={detail} wallets={wallets} asOf={asOf} />}
    </Loadable>
  );
}

interface ShownProps {
  readonly detail: ExchangeDetail;
  readonly wallets: ExchangeWallets;
  readonly asOf: number;
}

function Shown({ detail, wallets, asOf }: ShownProps) {
  const { total, countedAt, addresses, flows } = wallets;
  const netOver = (days: number) => flows.slice(-days).reduce((sum, { net }) => sum + net, 0);
  const series = useMemo(
    (): readonly TimeSeries[] => [
      {
        key: 'net',
        name: '净流入',
        kind: 'money',
        shape: 'signedBar',
        points: flows.map(({ time, net }) => [time, net]),
      },
      {
        key: 'held',
        name: '储备',
        kind: 'money',
        axis: 'right',
        points: flows.map(({ time, held }) => [time, held]),
      },
    ],
    [flows],
  );
  return (
    <div className={styles.panel}>
      <ReserveFacts
        facts={[
          { label: '全部地址余额', definition: 'reserve', value: <Money usd={total} kind="amount" /> },
          { label: '24H 净流入', definition: 'netFlow', value: <Money usd={netOver(1)} kind="amount" /> },
          { label: '7D 净流入', definition: 'netFlow', value: <Money usd={netOver(7)} kind="amount" /> },
          { label: '清点时间', value: <Time value={countedAt} form="date" /> },
        ]}
      />
      <AddressTable detail={detail} addresses={addresses} />
      <TimeSeriesChart
        title={`${detail.name}净流入`}
        titled
        source="各币种余额的日变化 × 当日开盘价，转入为正、转出为负"
        asOf={asOf}
        height={CHART}
        series={series}
        ranges={RANGES}
        firstRange="3m"
        axisNames={AXES}
      />
    </div>
  );
}

const CELLS: Cells<ExchangeAddress> = {
  kind: ({ isCold }) => <Badge tone={isCold ? 'info' : 'warning'}>{isCold ? '冷钱包' : '热钱包'}</Badge>,
  address: ({ address, explorerUrl }) => <Address value={address} explorerUrl={explorerUrl} />,
};
const FOOTNOTES = ['只含平台公布的地址，平台可能还有未公布的地址；转出不等于提币，也可能是整理冷热钱包。'];
const rowKey = ({ chain, address, code }: ExchangeAddress) => `${code} ${chain} ${address}`;

interface AddressTableProps {
  readonly detail: ExchangeDetail;
  readonly addresses: readonly ExchangeAddress[];
}

function AddressTable({ detail, addresses }: AddressTableProps) {
  const [params, write] = useUrlParams();
  const asked = params.get('kind');
  const kind = KINDS.find(({ value }) => value === asked)?.value ?? 'all';
  const shown = useMemo(
    () => addresses.filter(({ isCold }) => kind === 'all' || isCold === (kind === 'cold')),
    [addresses, kind],
  );
  return (
    <SectionTable
      title={`${detail.name}钱包地址`}
      id="exchange-wallets"
      columns={addressColumns}
      cells={CELLS}
      rows={shown}
      rowKey={rowKey}
      tools={
        <Segmented
          label="钱包类型"
          options={KINDS}
          value={kind}
          onChange={(value) => write({ kind: value === 'all' ? null : value })}
        />
      }
      empty={<EmptyState title="没有这一类地址" />}
      footnotes={FOOTNOTES}
    />
  );
}
