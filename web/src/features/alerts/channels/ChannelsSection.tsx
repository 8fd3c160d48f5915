import { CHANNELS_MAX } from '@coinmirror/shared/alerts/channels.ts';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import styles from '../alerts.module.css';
import { ChannelList } from './ChannelList.tsx';
import { useAlertChannelsQuery } from './channelsApi.ts';
import { PushButton } from './PushButton.tsx';

const { Part: ChannelDialog, preload } = lazyPart(
  async () => (await import('./ChannelDialog.tsx')).ChannelDialog,
  MissingOpened,
);

/** Where an account's alerts are sent, browsers closed or not: its channels, and how to add one. */
export function ChannelsSection() {
  const { data, isError, refetch } = useAlertChannelsQuery({});
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) {
    return isError ? (
      <p className={styles.statement}>
        消息渠道没有读到。
        <Button size="s" variant="quiet" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    ) : null;
  }
  const { isOpen: isOffered, pushKey, channels } = data.value;
  if (!isOffered)
    return <p className={styles.statement}>本站没有开通预警的发送，预警只在打开的浏览器里提醒。</p>;
  return (
    <section aria-label="消息渠道">
      <header className={styles.head}>
        <h3 className={styles.title}>消息渠道</h3>
        <span className={styles.buttons}>
          {pushKey !== '' && <PushButton publicKey={pushKey} />}
          <Button
            size="s"
            disabled={channels.length >= CHANNELS_MAX}
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => setOpen(true)}
          >
            添加渠道
          </Button>
        </span>
      </header>
      <p className={styles.statement}>
        {channels.length === 0
          ? '添加 ntfy、Telegram、飞书等渠道后，关掉浏览器也能收到账号里的预警。'
          : '由本站服务器检查，同一预警 10 分钟内最多一条；免打扰与此无关。'}
      </p>
      <ChannelList channels={channels} />
      {isOpen && (
        <Suspense fallback={null}>
          <ChannelDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
