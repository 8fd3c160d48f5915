import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.ts';
import { useEver } from '#ui/lazy/useEver.ts';
import { type feedbackSlice, selectFeedback } from './feedbackSlice.ts';

type FeedbackRoot = { readonly [feedbackSlice.reducerPath]: ReturnType<typeof feedbackSlice.reducer> };

const { Part: FeedbackDialog } = lazyPart(async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog);

/** The feedback window, once in the frame; its code comes when it is first opened. */
export function FeedbackWindow() {
  const { open } = useSelector((state: FeedbackRoot) => selectFeedback(state));
  if (!useEver(open)) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackDialog />
    </Suspense>
  );
}
