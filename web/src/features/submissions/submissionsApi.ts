import { submissionEndpoints } from '@coinmirror/shared/contract/community/submissions.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

export const { useSubmissionAddMutation } = api.injectEndpoints({
  endpoints: (build) => ({ submissionAdd: build.mutation(fromRow(submissionEndpoints.submissionAdd)) }),
});
