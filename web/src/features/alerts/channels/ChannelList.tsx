import { channelLabel } from '@coinmirror/shared/alerts/channels.ts';
import type { AlertChannel } from '@coinmirror/shared/contract/community/alertChannels.ts';
import { errorText } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { TrashIcon } from '#ui/icon/icons.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../alerts.module.css';
import { BriefField } from './BriefField.tsx';
import {
  useAlertChannelDeleteMutation,
  useAlertChannelPauseMutation,
  useAlertChannelsQuery,
  useAlertChannelTestMutation,
} from './channelsApi.ts';

/** The account's channels: how the last message went, test, pause, delete, the brief of each day. */
export function ChannelList({ channels }: { readonly channels: readonly AlertChannel[] }) {
  if (channels.length === 0) return null;
  return (
    <ul className={styles.list}>
      {channels.map((channel) => (
        <ChannelRow key={channel.id} channel={channel} />
      ))}
    </ul>
  );
}

function ChannelRow({ channel }: { readonly channel: AlertChannel }) {
  const { id, kind, shown, isPaused } = channel;
  const name = `${channelLabel(kind)} ${shown}`;
  const { refetch } = useAlertChannelsQuery({});
  const [test, { isLoading: isTesting }] = useAlertChannelTestMutation();
  const [pause, { isLoading: isPausing }] = useAlertChannelPauseMutation();
  const [remove, { isLoading: isRemoving }] = useAlertChannelDeleteMutation();

  async function report(sent: Promise<{ readonly error?: unknown }>, done: string): Promise<void> {
    const { error } = await sent;
    if (error === undefined) toast.success(done);
    else {
      toast.error(errorText(error));
      // Why a message did not arrive stands in the list, too.
      void refetch();
    }
  }

  return (
    <li className={styles.channel}>
      <span className={styles.words}>
        {channelLabel(kind)} <span className={styles.shown}>{shown}</span>
        <ChannelState channel={channel} />
      </span>
      <span className={styles.buttons}>
        <Button
          size="s"
          busy={isTesting}
          aria-label={`测试 ${name}`}
          onClick={() => void report(test({ id }), '测试消息已送达')}
        >
          测试
        </Button>
        <Button
          size="s"
          busy={isPausing}
          aria-label={`${isPaused ? '恢复' : '暂停'} ${name}`}
          onClick={() => void report(pause({ id, paused: !isPaused }), isPaused ? '已恢复' : '已暂停')}
        >
          {isPaused ? '恢复' : '暂停'}
        </Button>
        <IconButton
          size="s"
          label={`删除 ${name}`}
          icon={<TrashIcon />}
          disabled={isRemoving}
          onClick={() => void report(remove({ id }), '渠道已删除')}
        />
      </span>
      <BriefField channel={channel} name={name} report={report} />
    </li>
  );
}

function ChannelState({ channel }: { readonly channel: AlertChannel }) {
  const { isPaused, reason, sentAt, failedAt, error } = channel;
  return (
    <span className={styles.facts}>
      {isPaused && <span className={styles.wrong}>已暂停{reason && `：${reason}`}。</span>}
      {sentAt === null ? '还没有发送过' : '上次送达 '}
      {sentAt !== null && <TimeAgo time={sentAt} />}
      {error !== '' && failedAt !== null && !reason && (
        <span className={styles.wrong}>
          ，<TimeAgo time={failedAt} />
          未送达：{error}
        </span>
      )}
    </span>
  );
}
