import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type FeedbackType = 1 | 2 | 3;

interface FeedbackState {
  readonly open: boolean;
  readonly type: FeedbackType;
}

const initialState: FeedbackState = { open: false, type: 3 };

/** The feedback window: opened from anywhere, for a kind that the place suggests. */
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
