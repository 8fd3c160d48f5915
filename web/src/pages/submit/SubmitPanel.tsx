import { type RouteName, titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { LISTING_IS_FREE } from '@coinmirror/shared/submissions/parts.ts';
import type { ReactNode } from 'react';
import { ShieldIcon } from '#ui/icon/icons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './submit.module.css';

interface SubmitPanelProps {
  page: Extract<RouteName, `submit${string}`>;
  children: ReactNode;
}

/** The frame of a listing form: it says before any question that listing is free. */
export function SubmitPanel({ page, children }: SubmitPanelProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={titleOf(page)} summary={summaryOf(page)} />
      <p className={styles.free}>
        <ShieldIcon aria-hidden="true" />
        <span>
          {LISTING_IS_FREE}遇到收费的，请到
          <PageLink to="verification">官方验证</PageLink>核对。资料的用途见
          <PageLink to="privacy">《隐私政策》</PageLink>。
        </span>
      </p>
      {children}
    </div>
  );
}
