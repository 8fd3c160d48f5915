import { withdrawalColumns } from '@coinmirror/shared/columns/exchangeDetails.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeProfile } from '@coinmirror/shared/contract/exchange/profile.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { Card } from '#ui/card/Card.tsx';
import { dressed } from '#ui/columns/dressed.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { Time } from '#ui/time/Time.tsx';
import { useExchangeProfileQuery } from '../exchangeApi.ts';
import { FactRows } from './FactRows.tsx';
import styles from './profile.module.css';
import { RiskCard } from './RiskCard.tsx';
import { TableSection } from './TableSection.tsx';

const HEIGHT = 1000;
const WITHDRAWALS = dressed(withdrawalColumns);

/** 平台详情: who it is, what it is allowed, what it costs, what happened to it. */
export function DetailsPanel({ detail }: { readonly detail: ExchangeDetail }) {
  const result = useExchangeProfileQuery({ code: detail.code });
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(profile) => <Shown detail={detail} profile={profile} />}
    </Loadable>
  );
}

interface ShownProps {
  readonly detail: ExchangeDetail;
  readonly profile: ExchangeProfile;
}

function Shown({ detail, profile }: ShownProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card title="平台介绍">
          <div className={styles.prose}>
            {profile.description.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Card>
        <Card title="交易与规则">
          <FactRows
            rows={[
              { label: '现货挂单费', value: formatShare(detail.makerFee) },
              { label: '现货吃单费', value: formatShare(detail.takerFee) },
              { label: '身份认证', value: profile.kyc },
              { label: '支持法币', value: profile.fiats.join('、') || '不支持' },
              { label: '用户保护', value: profile.insurance || '没有公开的保护基金' },
              ...(profile.chains.length > 0 ? [{ label: '部署公链', value: profile.chains.join('、') }] : []),
            ]}
          />
        </Card>
        {profile.withdrawals.length > 0 && <Withdrawals detail={detail} profile={profile} />}
      </div>
      <div className={styles.main}>
        <RiskCard profile={profile} />
        <Card title="牌照与登记">
          {profile.licences.length === 0 ? (
            <p className={styles.source}>未在主要监管机构的公开名录中查到。</p>
          ) : (
            <FactRows
              rows={profile.licences.map(({ place, authority, what }) => ({
                label: `${place} ${authority}`,
                value: what,
              }))}
            />
          )}
        </Card>
        {profile.milestones.length > 0 && (
          <Card title="大事记">
            <ol className={styles.steps}>
              {profile.milestones.toReversed().map(({ time, title }) => (
                <li key={`${time} ${title}`} className={styles.step}>
                  <Time value={time} form="date" className={styles.month} />
                  <span>{title}</span>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </div>
  );
}

function Withdrawals({ detail, profile }: ShownProps) {
  const state = useTableState('exchange-withdrawals');
  return (
    <TableSection title="提币费">
      <DataTable
        label={`${detail.name}提币费`}
        columns={WITHDRAWALS}
        rows={profile.withdrawals}
        rowKey={({ code, chain }) => `${code} ${chain}`}
        state={state}
        expectedRows={8}
        empty={<EmptyState />}
      />
    </TableSection>
  );
}
