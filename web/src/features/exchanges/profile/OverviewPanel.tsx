import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ExchangeProfile } from '@coinmirror/shared/contract/exchange/profile.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { RiskCard } from '#ui/risk/RiskCard.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useExchangeProfileQuery } from '../exchangeApi.ts';
import type { StarSlot } from '../market/marketCells.tsx';
import { GradeCard } from './GradeCard.tsx';
import styles from './profile.module.css';
import { TopPairs } from './TopPairs.tsx';
import { VolumeChart } from './VolumeChart.tsx';

interface OverviewPanelProps {
  readonly detail: ExchangeDetail;
  readonly star: StarSlot;
  /** The newest notices; belongs to another feature. */
  readonly notices: ReactNode;
  /** Visitors' comments; belong to another feature. */
  readonly comments: ReactNode;
}

const HEIGHT = 900;
const RISK_HEIGHT = 220;

/** 概况: an exchange's markets, rating, risks and profile. */
export function OverviewPanel({ detail, star, notices, comments }: OverviewPanelProps) {
  const result = useExchangeProfileQuery({ code: detail.code });
  const risk = (
    <Loadable result={result} height={RISK_HEIGHT} skeleton={<Skeleton height={RISK_HEIGHT} />}>
      {(profile) => <RiskCard level={profile.risk} risks={profile.risks} definition="exchangeRisk" />}
    </Loadable>
  );
  const rail = (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(profile) => (
        <>
          <GradeCard detail={detail} profile={profile} />
          <AboutCard detail={detail} profile={profile} />
          {/* A decentralised exchange publishes no notices: an empty card would only waste space. */}
          {!detail.kinds.includes('dex') && (
            <Card
              title="平台公告"
              actions={
                <PageLink to="exchangeNews" params={{ id: detail.code }}>
                  全部公告
                </PageLink>
              }
            >
              {notices}
            </Card>
          )}
        </>
      )}
    </Loadable>
  );
  return (
    <WithRail first={risk} rail={rail} after={comments}>
      <VolumeChart code={detail.code} name={detail.name} />
      <TopPairs detail={detail} star={star} />
    </WithRail>
  );
}

interface AboutCardProps {
  readonly detail: ExchangeDetail;
  readonly profile: ExchangeProfile;
}

function AboutCard({ detail, profile }: AboutCardProps) {
  const rows = [
    { label: '官网', value: <ExternalLink href={detail.website} /> },
    ...(profile.twitter === '' ? [] : [{ label: 'X', value: <ExternalLink href={profile.twitter} /> }]),
    { label: '身份认证', value: profile.kyc },
    { label: '支持法币', value: profile.fiats.join('、') || '不支持' },
  ];
  return (
    <Card
      title="平台简介"
      actions={
        <PageLink to="exchangeDetails" params={{ id: detail.code }}>
          详情
        </PageLink>
      }
    >
      <div className={styles.prose}>
        {profile.description.slice(0, 1).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <FactRows rows={rows} />
      <p className={styles.source}>链接不带邀请码；请核对域名后再登录。</p>
    </Card>
  );
}
