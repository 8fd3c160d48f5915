import { Switch } from '#ui/switch/Switch.tsx';
import styles from './reminder.module.css';
import type { FlashReminderState } from './useFlashReminder.ts';

/** Reminders of new flashes; both kinds work while the page is open. */
export function FlashReminder({ reminder }: { readonly reminder: FlashReminderState }) {
  return (
    <div className={styles.reminder}>
      <Switch label="声音提醒" checked={reminder.hasSound} onChange={reminder.setSound} />
      <Switch label="桌面提醒" checked={reminder.hasNotice} onChange={reminder.setNotice} />
      {reminder.isRefused && (
        <span role="status" className={styles.refused}>
          浏览器没有允许通知，可在地址栏左侧的网站设置中开启
        </span>
      )}
    </div>
  );
}
