import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { FeedbackWindow } from '#features/feedback/FeedbackWindow.tsx';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';

const PARAM = 'feedback';

/** The feedback window of every page; `?feedback=1` (the footer's link) opens it and leaves the address clean. */
export function FeedbackHost() {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const asked = search.has(PARAM);
  useEffect(() => {
    if (!asked) return;
    dispatch(feedbackOpened(3));
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, dispatch, setSearch]);
  return <FeedbackWindow />;
}
