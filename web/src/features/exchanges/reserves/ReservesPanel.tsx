import { reserveColumns } from '@coinmirror/shared/columns/exchangeReserves.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeReserves, ReserveAsset } from '@coinmirror/shared/contract/exchange/reserves.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { Time } from '#ui/time/Time.tsx';
import { useExchangeReservesQuery } from '../exchangeApi.ts';
import { ReserveCharts } from './ReserveCharts.tsx';
import { ReserveFacts } from './ReserveFacts.tsx';
import { ReserveMirror } from './ReserveMirror.tsx';
import styles from './reserves.module.css';

interface ReservesPanelProps {
  readonly detail: ExchangeDetail;
  /** Verifies a proof in the browser; belongs to another feature. */
  readonly verifier: ReactNode;
}

const HEIGHT = 1000;
const PROOF_WORDS = {
  merkle: '默克尔证明，用户可自行核对',
  audit: '第三方审计，不公布负债明细',
  none: '未公布',
} as const;

/** 资产披露: assets against liabilities, their history, and the verification of one's own share. */
export function ReservesPanel({ detail, verifier }: ReservesPanelProps) {
  const result = useExchangeReservesQuery({ code: detail.code });
  return (
    <div className={styles.panel}>
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
        isEmpty={({ assets }) => assets.length === 0}
        empty={
          <EmptyState
            title={`${detail.name}不为用户保管资产`}
            hint="资产由用户自己的钱包或链上合约保管，没有储备金可披露。"
            action={<PageLink to="exchangeRankingDex">看去中心化交易所</PageLink>}
          />
        }
      >
        {(reserves, { asOf }) => <Shown detail={detail} reserves={reserves} asOf={asOf} />}
      </Loadable>
      {verifier}
    </div>
  );
}

interface ShownProps {
  readonly detail: ExchangeDetail;
  readonly reserves: ExchangeReserves;
  readonly asOf: number;
}

function Shown({ detail, reserves, asOf }: ShownProps) {
  const { total, withoutOwn, countedAt, proof, assets, history } = reserves;
  const all = history.at(-1)?.all ?? null;
  return (
    <>
      <ReserveFacts
        facts={[
          { label: '总储备率', definition: 'reserveRatio', value: formatShare(all) },
          { label: '资产储备', definition: 'reserve', value: <Money usd={total} kind="amount" /> },
          { label: '剔除平台币', value: <Money usd={withoutOwn} kind="amount" /> },
          { label: '快照时间', value: <Time value={countedAt} form="date" /> },
          { label: '披露方式', value: PROOF_WORDS[proof.kind] },
          { label: '审计方', value: proof.auditor || '未披露' },
          {
            label: '平台公布处',
            value: proof.url === '' ? '未公布' : <ExternalLink href={proof.url} />,
          },
          {
            label: '储备地址',
            value: (
              <PageLink to="exchangeWallet" params={{ id: detail.code }}>
                查看地址与余额
              </PageLink>
            ),
          },
        ]}
      />
      <ReserveMirror name={detail.name} assets={assets} asOf={asOf} />
      <SectionTable
        title={`${detail.name}各币种储备`}
        id="exchange-reserves"
        columns={reserveColumns}
        rows={assets}
        rowKey={rowKey}
        footnotes={FOOTNOTES}
      />
      <ReserveCharts detail={detail} reserves={reserves} asOf={asOf} />
    </>
  );
}

const FOOTNOTES = [
  '储备率 = 链上资产 ÷ 用户负债；只有公布默克尔证明的平台公布负债，其余显示 --。',
  '快照只说明那一刻的资产，不说明资产没有抵押，也不说明负债没有遗漏；平台币在平台出事时可能一文不值，请看剔除平台币的金额。',
];
const rowKey = ({ code }: ReserveAsset) => code;
