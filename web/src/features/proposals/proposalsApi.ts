import { proposalEndpoints } from '@coinmirror/shared/contract/proposals.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

/** Governance votes of coin holders. */
const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    proposalList: build.query(fromRow(proposalEndpoints.proposalList)),
    proposalSpaces: build.query(fromRow(proposalEndpoints.proposalSpaces)),
    proposalDetail: build.query(fromRow(proposalEndpoints.proposalDetail)),
  }),
});

export const { useProposalListQuery, useProposalSpacesQuery, useProposalDetailQuery } = proposalsApi;
