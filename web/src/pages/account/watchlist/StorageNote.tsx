import { useSelector } from 'react-redux';
import { selectIsLoggedIn, type sessionSlice } from '#features/session/sessionSlice.ts';
import { useAskLogin } from '#ui/login/AskLoginContext.ts';
import styles from './UserTickerPage.module.css';

interface SessionRoot {
  readonly [sessionSlice.reducerPath]: ReturnType<typeof sessionSlice.getInitialState>;
}

/** Where the stars are stored, and how to take them to another device. */
export function StorageNote() {
  const isLoggedIn = useSelector((state: SessionRoot) => selectIsLoggedIn(state));
  const askLogin = useAskLogin();
  if (isLoggedIn) return '自选保存在账号里，换设备也能看到。';
  return (
    <>
      自选保存在本浏览器，
      <button type="button" className={styles.link} onClick={() => askLogin()}>
        登录
      </button>
      后合并到账号。
    </>
  );
}
