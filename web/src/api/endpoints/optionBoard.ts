import { exchangeOptionEndpoints } from '@coinmirror/shared/contract/exchange/options.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

const optionsApi = api.injectEndpoints({
  endpoints: (build) => ({ optionBoard: build.query(fromRow(exchangeOptionEndpoints.optionBoard)) }),
});

export const { useOptionBoardQuery } = optionsApi;
