import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { channelLabel } from '@coinmirror/shared/alerts/channels.ts';
import type { AlertChannels } from '@coinmirror/shared/contract/community/alertChannels.ts';
import { useAlertChannelsQuery } from '../channels/channelsApi.ts';
import { LastState } from '../channels/LastState.tsx';
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
            <LastState
              key={delivery.channelId}
              last={delivery}
              label={`，${labelOf(known, delivery.channelId)}`}
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
