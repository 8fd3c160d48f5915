import { bigEventEndpoints } from '@coinmirror/shared/contract/bigEvents.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Events of all coins, and what was said about them. */
const bigEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bigEventList: build.query(fromRow(bigEventEndpoints.bigEventList)),
    speechList: build.query(fromRow(bigEventEndpoints.speechList)),
  }),
});

export const { useBigEventListQuery, useSpeechListQuery } = bigEventsApi;
