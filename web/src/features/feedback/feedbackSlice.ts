import { FEEDBACK_TYPE, type FeedbackType } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface FeedbackState {
  readonly open: boolean;
  readonly type: FeedbackType;
}

const initialState: FeedbackState = { open: false, type: FEEDBACK_TYPE.feedback };

/** State of the feedback dialog: opened from anywhere, with the type that place suggests. */
export const feedbackSlice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    feedbackOpened: (_state, { payload }: PayloadAction<FeedbackType>) => ({ open: true, type: payload }),
    feedbackClosed: (state) => ({ ...state, open: false }),
  },
  selectors: {
    selectFeedback: (state) => state,
  },
});

export const { feedbackOpened, feedbackClosed } = feedbackSlice.actions;
export const { selectFeedback } = feedbackSlice.selectors;
