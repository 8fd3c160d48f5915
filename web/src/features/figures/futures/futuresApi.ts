import { futuresBoardEndpoints } from '@coinmirror/shared/contract/figures/futures.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const futuresApi = api.injectEndpoints({
  endpoints: (build) => ({ futuresBoard: build.query(fromRow(futuresBoardEndpoints.futuresBoard)) }),
});

export const { useFuturesBoardQuery } = futuresApi;
