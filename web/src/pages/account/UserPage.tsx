import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Navigate } from 'react-router';
import styles from '#templates/account/account.module.css';
import { RequireLogin } from '#templates/account/RequireLogin.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

/** /user/: opens the login dialog; redirects a logged-in visitor to the settings. */
export default function UserPage() {
  return (
    <div className={styles.page}>
      <PageHeader title={titleOf('user')} summary={summaryOf('user')} />
      <RequireLogin title="登录后可以查看个人中心">
        <Navigate to={hrefTo('userSetting')} replace />
      </RequireLogin>
    </div>
  );
}
