import { FEEDBACK_SOURCE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { FEEDBACK_CLOSE_DELAY } from '@coinmirror/shared/constants/timings.ts';
import type { FeedbackType } from '@coinmirror/shared/contract/people/words.ts';
import { checkFeedback } from '@coinmirror/shared/validation/feedback.ts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorText } from '#api/failure.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { toast } from '#ui/toast/toast.ts';
import { useFeedbackSendMutation } from './feedbackApi.ts';
import { feedbackClosed, feedbackOpened, type feedbackSlice, selectFeedback } from './feedbackSlice.ts';

type FeedbackRoot = { readonly [feedbackSlice.reducerPath]: ReturnType<typeof feedbackSlice.reducer> };
type TypeText = `${FeedbackType}`;

/** The words of the feedback window: kept while it is closed, cleared once they have arrived. */
export function useFeedbackForm() {
  const { open, type } = useSelector((state: FeedbackRoot) => selectFeedback(state));
  const dispatch = useDispatch();
  const [intro, setIntro] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isSent, setIsSent] = useState(false);
  const [send] = useFeedbackSendMutation();
  const latest = useRef('');

  useEffect(() => {
    if (!isSent) return;
    const clear = () => {
      latest.current = '';
      setIntro('');
      setEmail('');
      setIsSent(false);
    };
    // Closed before its time: whoever opens it again at once finds it empty, and it stays.
    if (!open) return clear();
    const timer = setTimeout(() => {
      clear();
      dispatch(feedbackClosed());
    }, FEEDBACK_CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [isSent, open, dispatch]);

  const [submit, isSending] = useOnce(async () => {
    if (isSent) return;
    const complaint = checkFeedback(intro);
    setError(complaint ?? undefined);
    if (complaint) return;
    const source = (window.location.pathname + window.location.search).slice(0, FEEDBACK_SOURCE_MAX);
    const { error: failure } = await send({ type, intro: `${intro.trim()} ${source}`, email: email.trim() });
    if (failure) return toast.error(errorText(failure));
    toast.success(TEXTS.feedbackSent);
    // What was written while this was on its way is not thrown away with it.
    if (latest.current === intro) setIsSent(true);
  });

  return {
    type: String(type) as TypeText,
    setType: (next: TypeText) => dispatch(feedbackOpened(Number(next) as FeedbackType)),
    intro,
    setIntro(text: string) {
      latest.current = text;
      setIntro(text);
      setIsSent(false);
      if (error) setError(checkFeedback(text) ?? undefined);
    },
    email,
    setEmail,
    error,
    isSending,
    isSent,
    submit,
  };
}
