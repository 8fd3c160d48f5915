import { exchangeOptionEndpoints } from '@coinmirror/shared/contract/exchange/options.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const optionsApi = api.injectEndpoints({
  endpoints: (build) => ({ optionBoard: build.query(fromRow(exchangeOptionEndpoints.optionBoard)) }),
});

export const { useOptionBoardQuery } = optionsApi;
