import { alertEndpoints } from '@coinmirror/shared/contract/community/alerts.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** The account's alerts. Read by calls of their own: what is in force stands in the slice. */
export const alertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    alertList: build.mutation(fromRow(alertEndpoints.alertList)),
    alertSave: build.mutation(fromRow(alertEndpoints.alertSave)),
    alertDelete: build.mutation(fromRow(alertEndpoints.alertDelete)),
  }),
});
