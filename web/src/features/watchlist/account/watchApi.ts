import { watchEndpoints } from '@coinmirror/shared/contract/community/watch.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/**
 * The account's watchlists. Called directly rather than through query hooks: the slice has the shown state, including
 * pending changes.
 */
export const watchApi = api.injectEndpoints({
  endpoints: (build) => ({
    focusList: build.mutation(fromRow(watchEndpoints.focusList)),
    focusAdd: build.mutation(fromRow(watchEndpoints.focusAdd)),
    focusDelete: build.mutation(fromRow(watchEndpoints.focusDelete)),
    focusMove: build.mutation(fromRow(watchEndpoints.focusMove)),
    focusSort: build.mutation(fromRow(watchEndpoints.focusSort)),
    focusUpdate: build.mutation(fromRow(watchEndpoints.focusUpdate)),
    focusMerge: build.mutation(fromRow(watchEndpoints.focusMerge)),
    focusGroupAdd: build.mutation(fromRow(watchEndpoints.focusGroupAdd)),
    focusGroupUpdate: build.mutation(fromRow(watchEndpoints.focusGroupUpdate)),
    focusGroupDelete: build.mutation(fromRow(watchEndpoints.focusGroupDelete)),
    focusGroupSort: build.mutation(fromRow(watchEndpoints.focusGroupSort)),
  }),
});
