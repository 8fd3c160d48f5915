import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingWindow } from '#ui/lazy/missing.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { feedbackClosed, type feedbackSlice, selectFeedback } from './feedbackSlice.ts';

type FeedbackRoot = { readonly [feedbackSlice.reducerPath]: ReturnType<typeof feedbackSlice.reducer> };

const { Part: FeedbackDialog } = lazyPart(
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
  MissingWindow,
);

/** The feedback dialog, mounted once in the frame; its code loads when it first opens. */
export function FeedbackWindow() {
  const { open } = useSelector((state: FeedbackRoot) => selectFeedback(state));
  const dispatch = useDispatch();
  if (!useLatch(open)) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackDialog
        open={open}
        onOpenChange={(next) => {
          if (!next) dispatch(feedbackClosed());
        }}
      />
    </Suspense>
  );
}
