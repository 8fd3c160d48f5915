import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { channelLabel } from '@coinmirror/shared/alerts/channels.ts';
import type { AlertChannels, AlertDelivery } from '@coinmirror/shared/contract/community/alertChannels.ts';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import styles from '../alerts.module.css';
import { useAlertChannelsQuery } from '../channels/channelsApi.ts';
import { AlertList } from './AlertList.tsx';

/** An account's alerts, each with what became of its last message through each channel. */
export function AccountAlertList({ alerts }: { readonly alerts: readonly Alert[] }) {
  const known = useAlertChannelsQuery({}).data?.value;
  return (
    <AlertList
      alerts={alerts}
      after={({ id }) =>
        known?.deliveries
          .filter((delivery) => delivery.alertId === id)
          .map((delivery) => (
            <LastDelivery
              key={delivery.channelId}
              delivery={delivery}
              label={labelOf(known, delivery.channelId)}
            />
          ))
      }
    />
  );
}

function labelOf({ channels }: AlertChannels, id: number): string {
  const channel = channels.find((one) => one.id === id);
  return channel ? channelLabel(channel.kind) : '已删除的渠道';
}

const STATES = { waiting: '发送中', sent: '已送达', failed: '未送达', unknown: '未确认送达' } as const;

function LastDelivery({ delivery, label }: { readonly delivery: AlertDelivery; readonly label: string }) {
  const { state, error, time } = delivery;
  const isWrong = state === 'failed' || state === 'unknown';
  return (
    <span className={isWrong ? styles.wrong : undefined}>
      ，{label} {STATES[state]} <TimeAgo time={time} />
      {error && `（${error}）`}
    </span>
  );
}
