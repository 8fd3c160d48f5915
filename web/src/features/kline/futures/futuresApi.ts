import { futuresHoursEndpoints } from '@coinmirror/shared/contract/futuresHours.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const futuresApi = api.injectEndpoints({
  endpoints: (build) => ({ futuresHours: build.query(fromRow(futuresHoursEndpoints.futuresHours)) }),
});

export const { useFuturesHoursQuery, useLazyFuturesHoursQuery } = futuresApi;
