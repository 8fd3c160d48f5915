import { alertEndpoints } from '@coinmirror/shared/contract/community/alerts.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** The account's alerts. Called directly rather than through query hooks: the slice has the active alerts. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    alertList: build.mutation(fromRow(alertEndpoints.alertList)),
    alertSave: build.mutation(fromRow(alertEndpoints.alertSave)),
    alertDelete: build.mutation(fromRow(alertEndpoints.alertDelete)),
  }),
});
