import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { alertText } from '@coinmirror/shared/alerts/alertText.ts';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TrashIcon } from '#ui/icon/icons.ts';
import { Switch } from '#ui/switch/Switch.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import styles from '../alerts.module.css';
import { alertRemoved, alertSet } from '../alertsSlice.ts';

interface AlertListProps {
  readonly alerts: readonly Alert[];
  /** How the last message of an alert went, of an account with channels. */
  readonly after?: (alert: Alert) => ReactNode;
}

/** The existing alerts: condition, repetition, switch and delete button. */
export function AlertList({ alerts, after }: AlertListProps) {
  const dispatch = useDispatch();
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {alerts.map((alert) => {
        const text = alertText(alert);
        return (
          <li key={alert.id} className={styles.item}>
            <span className={styles.words}>
              {text}
              <span className={styles.facts}>
                {repeatText(alert)}
                {alert.lastFiredAt !== null && (
                  <>
                    ，上次 <TimeAgo time={alert.lastFiredAt} />
                  </>
                )}
                {after?.(alert)}
              </span>
            </span>
            <Switch
              label={alert.armed ? '开' : '关'}
              aria-label={`启用 ${text}`}
              checked={alert.armed}
              onChange={(armed) => dispatch(alertSet({ ...alert, armed, lastFiredAt: null, seen: null }))}
            />
            <IconButton
              size="s"
              label={`删除 ${text}`}
              icon={<TrashIcon />}
              onClick={() => dispatch(alertRemoved(alert.id))}
            />
          </li>
        );
      })}
    </ul>
  );
}

function repeatText({ repeat, cooldown }: Alert): string {
  if (repeat === 'once') return '提醒一次';
  return repeat === 'daily' ? '每天最多一次' : `至少相隔 ${cooldown} 分钟`;
}
