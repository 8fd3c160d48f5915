import { FEEDBACK_TYPE, type FeedbackType } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FeedbackState {
  readonly open: boolean;
  readonly type: FeedbackType;
  /** What names the failed request it is about, as it was told; '' where it is about none. */
  readonly requestId: string;
}

const initialState: FeedbackState = { open: false, type: FEEDBACK_TYPE.feedback, requestId: '' };

/** State of the feedback dialog: opened from anywhere, with the type that place suggests. */
export const feedbackSlice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    feedbackOpened: (_state, { payload }: PayloadAction<FeedbackType>) => ({
      open: true,
      type: payload,
      requestId: '',
    }),
    failureReported: (_state, { payload }: PayloadAction<string>) => ({
      open: true,
      type: FEEDBACK_TYPE.feedback,
      requestId: payload,
    }),
    feedbackTypeChosen: (state, { payload }: PayloadAction<FeedbackType>) => ({ ...state, type: payload }),
    feedbackClosed: (state) => ({ ...state, open: false }),
  },
  selectors: {
    selectFeedback: (state) => state,
  },
});

export const { feedbackOpened, failureReported, feedbackTypeChosen, feedbackClosed } = feedbackSlice.actions;
export const { selectFeedback } = feedbackSlice.selectors;
