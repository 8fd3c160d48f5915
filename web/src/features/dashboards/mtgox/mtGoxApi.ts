import { mtGoxEndpoints } from '@coinmirror/shared/contract/dashboards/mtgox.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const mtGoxApi = api.injectEndpoints({
  endpoints: (build) => ({ mtGox: build.query(fromRow(mtGoxEndpoints.mtGox)) }),
});

export const { useMtGoxQuery } = mtGoxApi;
