import { useSelector } from 'react-redux';
import { PageLink } from '#ui/link/PageLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import styles from './session.module.css';
import { selectIsLoggedIn, selectUserName } from './sessionSlice.ts';

/** 登录 and 注册, or who is logged in and the way out. */
export function AccountLinks() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const userName = useSelector(selectUserName);
  if (!isLoggedIn) {
    return (
      <div className={styles.account}>
        <PageLink to="userLogin">登录</PageLink>
        <PageLink to="userSignin" className={styles.register}>
          注册
        </PageLink>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <PageLink to="userSetting" className={styles.name}>
        {userName || '我的账户'}
      </PageLink>
      <LogoutButton />
    </div>
  );
}
