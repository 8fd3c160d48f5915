import { hrefTo, type PlainRouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import styles from './AccountCorner.module.css';
import { selectHeadImage, selectUserName } from './sessionSlice.ts';
import { useLogout } from './useLogout.ts';

const PAGES: readonly (readonly [page: PlainRouteName, label: string])[] = [
  ['userTicker', '自选'],
  ['userPortfolio', '我的持仓'],
  ['userSetting', '个人设置'],
  ['userSecurity', '账号安全'],
];

/** The logged-in visitor: their picture or the first letter of their name, with their pages and the logout. */
export function UserMenu() {
  const name = useSelector(selectUserName) || '我的账户';
  const picture = useSelector(selectHeadImage);
  const navigate = useNavigate();
  const [logOut, isLeaving] = useLogout();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton
          {...props}
          label={`${name}的账户`}
          icon={
            picture === '' ? (
              <span className={styles.letter}>{[...name][0]}</span>
            ) : (
              <img className={styles.picture} src={safePicture(picture)} alt="" width={28} height={28} />
            )
          }
        />
      )}
      groups={[
        {
          key: 'pages',
          label: name,
          items: PAGES.map(([page, label]) => ({
            key: page,
            label,
            onSelect: () => void navigate(hrefTo(page)),
          })),
        },
        {
          key: 'out',
          items: [{ key: 'out', label: '退出', disabled: isLeaving, onSelect: () => void logOut() }],
        },
      ]}
    />
  );
}
