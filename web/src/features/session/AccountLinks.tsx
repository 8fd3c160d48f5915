import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { useSelector } from 'react-redux';
import { PageLink } from '#ui/link/PageLink.tsx';
import { LoginLink } from './LoginLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import styles from './session.module.css';
import { selectHeadImage, selectIsLoggedIn, selectUserName } from './sessionSlice.ts';

/** 登录 and 注册, or the logged-in visitor and the logout button. */
export function AccountLinks() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const userName = useSelector(selectUserName);
  const headImage = useSelector(selectHeadImage);
  if (!isLoggedIn) {
    return (
      <div className={styles.account}>
        <LoginLink mode="login">登录</LoginLink>
        <LoginLink mode="register" className={styles.register ?? ''}>
          注册
        </LoginLink>
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <PageLink to="userSetting" className={styles.name}>
        {headImage !== '' && (
          <img src={safePicture(headImage)} alt="" width={20} height={20} className={styles.head} />
        )}
        <span>{userName || '我的账户'}</span>
      </PageLink>
      <LogoutButton />
    </div>
  );
}
