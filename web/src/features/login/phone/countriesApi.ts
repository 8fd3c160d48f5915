import { countryEndpoints } from '@coinmirror/shared/contract/community/country.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

export const { useCountryListQuery } = api.injectEndpoints({
  endpoints: (build) => ({ countryList: build.query(fromRow(countryEndpoints.countryList)) }),
});
