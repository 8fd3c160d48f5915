import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { failureReported, feedbackOpened } from '#features/feedback/feedbackSlice.ts';

/** Opens the feedback dialog over the page the visitor is on, which its report then names. */
export function useFeedback(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(feedbackOpened(FEEDBACK_TYPE.feedback)), [dispatch]);
}

/** Opens it about a failed request. */
export function useFailureReport(): (requestId: string) => void {
  const dispatch = useDispatch();
  return useCallback((requestId) => void dispatch(failureReported(requestId)), [dispatch]);
}
