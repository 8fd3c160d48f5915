import { treasuryEndpoints } from '@coinmirror/shared/contract/dashboards/treasuries.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const treasuriesApi = api.injectEndpoints({
  endpoints: (build) => ({ treasuries: build.query(fromRow(treasuryEndpoints.treasuries)) }),
});

export const { useTreasuriesQuery } = treasuriesApi;
