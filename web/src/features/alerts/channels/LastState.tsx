import type { AlertDelivery } from '@coinmirror/shared/contract/community/alertChannels.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import styles from '../alerts.module.css';

const STATES = { waiting: '发送中', sent: '已送达', failed: '未送达', unknown: '未确认送达' } as const;

interface LastStateProps {
  readonly last: Pick<AlertDelivery, 'state' | 'time' | 'error'>;
  /** What was sent, or where. */
  readonly label: string;
}

/** What became of a message: `Telegram 未送达 3分钟前（对方答 404）`. */
export function LastState({ last: { state, time, error }, label }: LastStateProps) {
  const isWrong = state === 'failed' || state === 'unknown';
  return (
    <span className={isWrong ? styles.wrong : undefined}>
      {label} {STATES[state]} <TimeAgo time={time} />
      {error && `（${error}）`}
    </span>
  );
}
