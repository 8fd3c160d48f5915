import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import styles from './account.module.css';
import { RequireLogin } from './RequireLogin.tsx';

interface AccountPanelProps {
  title: string;
  summary: string;
  children: ReactNode;
  /** At the side where there is room, else below. */
  aside: ReactNode;
}

const PARTS = [
  { key: 'setting', label: '个人设置', href: hrefTo('userSetting') },
  { key: 'security', label: '账号安全', href: hrefTo('userSecurity') },
  { key: 'invite', label: '邀请好友', href: hrefTo('userInviteOld') },
];

/** The frame of the account pages: header, navigation, and the required login. */
export function AccountPanel({ title, summary, children, aside }: AccountPanelProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} summary={summary} />
      <LinkTabs label="账户栏目" items={PARTS} />
      <RequireLogin title={`登录后可以查看${title}`}>
        <div className={styles.parts}>
          <div className={styles.column}>{children}</div>
          <div className={styles.column}>{aside}</div>
        </div>
      </RequireLogin>
    </div>
  );
}
