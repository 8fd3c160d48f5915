import { coinRiskEndpoints } from '@coinmirror/shared/contract/coin/risk.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const coinRiskApi = api.injectEndpoints({
  endpoints: (build) => ({ coinRisk: build.query(fromRow(coinRiskEndpoints.coinRisk)) }),
});

export const { useCoinRiskQuery } = coinRiskApi;
