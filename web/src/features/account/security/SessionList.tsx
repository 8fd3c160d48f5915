import type { MemberSession } from '@coinmirror/shared/contract/community/member.ts';
import { errorText } from '#api/failure.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { useOnce } from '#ui/form/useOnce.ts';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Time } from '#ui/time/Time.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../account.module.css';
import { useMemberEndSessionsMutation, useMemberSessionsQuery } from '../accountApi.ts';
import { deviceName } from './deviceName.ts';

/** The devices where the account is logged in, and a button that ends all other sessions. */
export function SessionList() {
  const result = useMemberSessionsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Loadable result={result} height={120}>
      {(sessions) => <Sessions sessions={sessions} />}
    </Loadable>
  );
}

function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const [endOthers] = useMemberEndSessionsMutation();
  const others = sessions.filter(({ current }) => !current).length;
  const [end, isEnding] = useOnce(async () => {
    const answer = await endOthers({});
    if (answer.error) toast.error(errorText(answer.error));
    else toast.success('其他设备已退出登录');
  });
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map(({ id, device, startedAt, current }) => (
          <li key={id}>
            <span className={styles.name}>
              {deviceName(device)}
              {current && <Badge tone="brand">当前设备</Badge>}
            </span>
            <span className={styles.note}>
              登录于 <Time value={startedAt} />
            </span>
          </li>
        ))}
      </ul>
      <Button disabled={others === 0} busy={isEnding} onClick={() => void end()}>
        退出其他设备
      </Button>
    </>
  );
}
