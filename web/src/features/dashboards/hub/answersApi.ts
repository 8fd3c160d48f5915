import { dataAnswersEndpoints } from '@coinmirror/shared/contract/dashboards/dataAnswers.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** The one number of each page of the data centre. */
const dataAnswersApi = api.injectEndpoints({
  endpoints: (build) => ({ dataAnswers: build.query(fromRow(dataAnswersEndpoints.dataAnswers)) }),
});

export const { useDataAnswersQuery } = dataAnswersApi;
