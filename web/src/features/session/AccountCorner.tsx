import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { UserIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import styles from './AccountCorner.module.css';
import { LoginLink } from './LoginLink.tsx';
import { selectIsLoggedIn } from './sessionSlice.ts';

const { Part: UserMenu } = lazyPart(async () => (await import('./UserMenu.tsx')).UserMenu, MissingQuietly);

/** The account where no top bar has room for it: 登录, or the logged-in visitor's picture with a menu. */
export function AccountCorner() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  return (
    <div className={styles.corner}>
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <UserMenu />
        </Suspense>
      ) : (
        <LoginLink mode="login" className={styles.login ?? ''}>
          <UserIcon size={16} aria-hidden="true" />
          登录
        </LoginLink>
      )}
    </div>
  );
}
