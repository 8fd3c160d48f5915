import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FeedbackWindow } from '#features/feedback/FeedbackWindow.tsx';
import {
  failureReported,
  feedbackClosed,
  feedbackOpened,
  type feedbackSlice,
  selectFeedback,
} from '#features/feedback/feedbackSlice.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { useClosedOnLeave } from './useClosedOnLeave.ts';

const PARAM = 'feedback';
const FAILED_PARAM = 'failed';

type FeedbackRoot = {
  readonly [feedbackSlice.reducerPath]: ReturnType<typeof feedbackSlice.getInitialState>;
};

/**
 * The feedback dialog of every page; `?feedback=1` (the footer's link where scripts came late or it was opened in a
 * tab of its own) opens it and is then removed from the address. The gateway's page of a
 * failure names its request there: `&failed=…`.
 */
export function FeedbackHost() {
  const dispatch = useDispatch();
  const [params, write] = useUrlParams();
  const asked = params.has(PARAM);
  const failed = params.get(FAILED_PARAM) ?? '';
  const { open: isOpen } = useSelector((root: FeedbackRoot) => selectFeedback(root));
  useClosedOnLeave(
    isOpen,
    useCallback(() => void dispatch(feedbackClosed()), [dispatch]),
  );
  useEffect(() => {
    if (!asked) return;
    dispatch(failed === '' ? feedbackOpened(FEEDBACK_TYPE.feedback) : failureReported(failed));
    write({ [PARAM]: null, [FAILED_PARAM]: null });
  }, [asked, failed, dispatch, write]);
  return <FeedbackWindow />;
}
