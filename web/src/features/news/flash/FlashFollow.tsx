import type { ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { FlashReminder } from './FlashReminder.tsx';
import styles from './reminder.module.css';
import type { FlashReminderState } from './useFlashReminder.ts';

interface FlashFollowProps {
  readonly reminder: FlashReminderState;
  /** The feeds; they belong to the page. */
  readonly children: ReactNode;
}

/** How to hear of new flashes: reminders on this page, and feeds. */
export function FlashFollow({ reminder, children }: FlashFollowProps) {
  const isOn = reminder.hasSound || reminder.hasNotice;
  return (
    <span className={styles.follow}>
      <Popover
        label="提醒与订阅"
        align="end"
        trigger={(props) => (
          <Button size="s" {...props}>
            {isOn ? '提醒已开' : '提醒'}
          </Button>
        )}
      >
        <div className={styles.panel}>
          <FlashReminder reminder={reminder} />
          {children}
        </div>
      </Popover>
    </span>
  );
}
