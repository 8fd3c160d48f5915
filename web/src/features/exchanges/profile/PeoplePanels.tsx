import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import type { ReactNode } from 'react';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useExchangeProfileQuery } from '../exchangeApi.ts';
import styles from './profile.module.css';

interface PanelProps {
  readonly detail: ExchangeDetail;
}

const HEIGHT = 300;

/** 团队成员: founders and executives. */
export function MembersPanel({ detail }: PanelProps) {
  const result = useExchangeProfileQuery({ code: detail.code });
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      isEmpty={({ people }) => people.length === 0}
      empty={<Nothing detail={detail} title={`${detail.name}没有公开的团队资料`} />}
    >
      {({ people }) => (
        <People>
          {people.map(({ name, title }) => (
            <Person key={name} name={name} title={title} />
          ))}
        </People>
      )}
    </Loadable>
  );
}

/** 投资机构: investors and owners. */
export function InvestorsPanel({ detail }: PanelProps) {
  const result = useExchangeProfileQuery({ code: detail.code });
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      isEmpty={({ investors }) => investors.length === 0}
      empty={<Nothing detail={detail} title={`${detail.name}没有公开的外部投资机构`} />}
    >
      {({ investors }) => (
        <People>
          {investors.map((name) => (
            <Person key={name} name={name} title="投资机构" />
          ))}
        </People>
      )}
    </Loadable>
  );
}

function People({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.people}>{children}</ul>;
}

function Person({ name, title }: { readonly name: string; readonly title: string }) {
  return (
    <li className={styles.person}>
      <Logo src="" name={name} size={32} />
      <span>
        {name}
        <br />
        <span className={styles.personTitle}>{title}</span>
      </span>
    </li>
  );
}

function Nothing({ detail, title }: PanelProps & { readonly title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <PageLink to="exchangeDetails" params={{ id: detail.code }}>
          看平台详情
        </PageLink>
      }
    />
  );
}
