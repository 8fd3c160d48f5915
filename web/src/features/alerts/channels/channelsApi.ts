import {
  type AlertChannels,
  alertChannelEndpoints,
} from '@coinmirror/shared/contract/community/alertChannels.ts';
import { api } from '#api/api.ts';
import type { Dated } from '#api/call.ts';
import { fromRow } from '#api/fromRow.ts';

/** Where the account's alerts are sent. */
const channelsQuery = api.injectEndpoints({
  endpoints: (build) => ({
    alertChannels: build.query({ ...fromRow(alertChannelEndpoints.alertChannels), providesTags: ['User'] }),
  }),
});

const replaced = (data: Dated<AlertChannels>) =>
  channelsQuery.util.upsertQueryData('alertChannels', {}, data);

interface Sent {
  readonly dispatch: (action: ReturnType<typeof replaced>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Dated<AlertChannels> }>;
}

/** Every change answers with all of it, which replaces what is known. */
const changing = {
  async onQueryStarted(_params: unknown, { dispatch, queryFulfilled }: Sent) {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(replaced(answer.data));
  },
};

const channelChanges = api.injectEndpoints({
  endpoints: (build) => ({
    alertChannelAdd: build.mutation({ ...fromRow(alertChannelEndpoints.alertChannelAdd), ...changing }),
    alertPushAdd: build.mutation({ ...fromRow(alertChannelEndpoints.alertPushAdd), ...changing }),
    alertChannelTest: build.mutation({ ...fromRow(alertChannelEndpoints.alertChannelTest), ...changing }),
    alertChannelBrief: build.mutation({ ...fromRow(alertChannelEndpoints.alertChannelBrief), ...changing }),
    alertBriefTest: build.mutation({ ...fromRow(alertChannelEndpoints.alertBriefTest), ...changing }),
    alertChannelPause: build.mutation({ ...fromRow(alertChannelEndpoints.alertChannelPause), ...changing }),
    alertChannelDelete: build.mutation({ ...fromRow(alertChannelEndpoints.alertChannelDelete), ...changing }),
  }),
});

export const { useAlertChannelsQuery } = channelsQuery;
export const {
  useAlertChannelAddMutation,
  useAlertPushAddMutation,
  useAlertChannelTestMutation,
  useAlertChannelBriefMutation,
  useAlertBriefTestMutation,
  useAlertChannelPauseMutation,
  useAlertChannelDeleteMutation,
} = channelChanges;
