import { conceptEndpoints } from '@coinmirror/shared/contract/concepts.ts';
import { api } from '../api.ts';
import { fromRow } from '../fromRow.ts';

/** Concepts with their figures. */
const conceptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conceptList: build.query(fromRow(conceptEndpoints.conceptList)),
    conceptDetail: build.query(fromRow(conceptEndpoints.conceptDetail)),
    conceptTrend: build.query(fromRow(conceptEndpoints.conceptTrend)),
  }),
});

export const { useConceptListQuery, useConceptDetailQuery, useConceptTrendQuery } = conceptsApi;
