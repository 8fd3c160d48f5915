import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from '../account.module.css';

interface InviteRecordsProps {
  /** `regtime` in epoch ms. */
  records: readonly { readonly nickname: string; readonly regtime: number }[];
}

/** Who registered with the visitor's invite code, with phone numbers masked. */
export function InviteRecords({ records }: InviteRecordsProps) {
  if (records.length === 0) {
    return (
      <EmptyState
        title="还没有人通过这个邀请注册"
        hint="把邀请链接发给朋友，注册后会出现在这里"
        height={120}
      />
    );
  }
  return (
    <ul className={styles.rows}>
      {records.map(({ nickname, regtime }) => (
        <li key={`${nickname}-${regtime}`}>
          <span>{nickname}</span>
          <span className={styles.note}>
            注册于 <Time value={regtime} />
          </span>
        </li>
      ))}
    </ul>
  );
}
