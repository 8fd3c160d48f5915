import { commentEndpoints } from '@coinmirror/shared/contract/community/comments.ts';
import { api } from '#api/api.ts';
import { fromRow } from '#api/fromRow.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({ feedbackSend: build.mutation(fromRow(commentEndpoints.feedbackSend)) }),
});

export const { useFeedbackSendMutation } = feedbackApi;
