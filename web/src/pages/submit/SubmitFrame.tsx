import type { RouteName } from '@coinmirror/shared/pages/pages.ts';
import { pages } from '@coinmirror/shared/pages/pages.ts';
import type { ReactNode } from 'react';
import { ShieldIcon } from '#ui/icon/icons.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './submit.module.css';

interface SubmitFrameProps {
  page: Extract<RouteName, `submit${string}`>;
  children: ReactNode;
}

/** A page on which something is submitted for listing: that it costs nothing is said before anything is asked. */
export function SubmitFrame({ page, children }: SubmitFrameProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        title={pages[page].title}
        summary="不需要注册；填写的内容自动保存在本机，可以随时回来继续。"
      />
      <p className={styles.free}>
        <ShieldIcon aria-hidden="true" />
        <span>
          收录不收取任何费用，没有人会向您索要“上币费”“加急费”或保证金。遇到收费的，请到
          <PageLink to="verification">官方验证</PageLink>核对。资料的用途见
          <PageLink to="privacy">《隐私政策》</PageLink>。
        </span>
      </p>
      {children}
    </div>
  );
}
