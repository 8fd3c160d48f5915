import { calendarFeedHref } from '@coinmirror/shared/routes/feeds.ts';
import { Button } from '#ui/button/Button.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { CalendarIcon } from '#ui/icon/icons.ts';
import { Popover } from '#ui/popover/Popover.tsx';
import styles from './calendar.module.css';

/** The iCalendar address of the events: all, or those of one coin. */
export function Subscribe({ coinCode = '' }: { readonly coinCode?: string }) {
  const path = calendarFeedHref(coinCode);
  const address = window.location.origin + path;
  return (
    <Popover
      label="订阅日历"
      trigger={(props) => (
        <Button size="s" icon={<CalendarIcon aria-hidden="true" />} {...props}>
          订阅
        </Button>
      )}
    >
      <div className={styles.subscribe}>
        <p>把这个地址加进手机或电脑的日历，新事件会自动出现，时间按北京时间换算。</p>
        <span className={styles.address}>
          {address} <CopyButton text={address} label="复制订阅地址" />
        </span>
        <a href={`webcal:${address.replace(/^https?:/, '')}`}>用日历应用打开</a>
        <a href={calendarFeedHref(coinCode)} download>
          下载 .ics 文件
        </a>
      </div>
    </Popover>
  );
}
