import { Switch } from '#ui/switch/Switch.tsx';
import styles from './reminder.module.css';
import type { FlashReminderState } from './useFlashReminder.ts';

/** Reminders of new flashes; both kinds work while the page is open. */
export function FlashReminder({ reminder }: { readonly reminder: FlashReminderState }) {
  return (
    <div className={styles.reminder}>
      <Switch label="声音提醒" checked={reminder.hasSound} onChange={reminder.setSound} />
      <Switch label="桌面提醒" checked={reminder.hasNotice} onChange={reminder.setNotice} />
      {reminder.refusal !== null && (
        <span role="status" className={styles.refused}>
          {reminder.refusal}
        </span>
      )}
    </div>
  );
}
