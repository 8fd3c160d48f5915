import { withdrawalColumns } from '@coinmirror/shared/columns/exchangeDetails.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeProfile, Withdrawal } from '@coinmirror/shared/contract/exchange/profile.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Card } from '#ui/card/Card.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { RiskCard } from '#ui/risk/RiskCard.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useExchangeProfileQuery } from '../exchangeApi.ts';
import styles from './profile.module.css';

const HEIGHT = 1000;

/** 平台详情: identity, licences, fees, history. */
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
    <WithRail rail={<DetailsRail profile={profile} />}>
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
            ...(detail.refusedShare === null
              ? []
              : [{ label: '报价被拒', value: <RefusedShare detail={detail} /> }]),
            { label: '身份认证', value: profile.kyc },
            { label: '支持法币', value: profile.fiats.join('、') || '不支持' },
            { label: '用户保护', value: profile.insurance || '没有公开的保护基金' },
            ...(profile.chains.length > 0 ? [{ label: '部署公链', value: profile.chains.join('、') }] : []),
          ]}
        />
      </Card>
      {profile.withdrawals.length > 0 && <Withdrawals profile={profile} />}
    </WithRail>
  );
}

/** How much of what it quotes is refused, and the way to the others'. */
function RefusedShare({ detail }: Pick<ShownProps, 'detail'>) {
  return (
    <HrefLink href={hrefTo('status', {}, { tab: 'exchanges' })}>
      {`${formatShare(detail.refusedShare)}（近 90 天）`}
    </HrefLink>
  );
}

/** Risks, licences and history. */
function DetailsRail({ profile }: Pick<ShownProps, 'profile'>) {
  return (
    <>
      <RiskCard level={profile.risk} risks={profile.risks} definition="exchangeRisk" />
      <Card title="牌照与登记">
        {profile.licences.length === 0 ? (
          <p className={styles.source}>未在主要监管机构的公开名录中查到。</p>
        ) : (
          <FactRows
            rows={profile.licences.map(({ place, authority, what }) => ({
              label: joinSpaced(place, authority),
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
                <span className={styles.month}>{formatMonth(time)}</span>
                <span>{title}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

const withdrawalKey = ({ code, chain }: Withdrawal) => `${code} ${chain}`;

function Withdrawals({ profile }: Pick<ShownProps, 'profile'>) {
  return (
    <SectionTable
      title="提币费"
      id="exchange-withdrawals"
      columns={withdrawalColumns}
      rows={profile.withdrawals}
      rowKey={withdrawalKey}
    />
  );
}
