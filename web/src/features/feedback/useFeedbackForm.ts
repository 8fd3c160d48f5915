import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { FEEDBACK_CLOSE_DELAY } from '@coinmirror/shared/constants/timings.ts';
import { checkFeedback } from '@coinmirror/shared/validation/feedback.ts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureText } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';
import { useFeedbackSendMutation } from './feedbackApi.ts';
import {
  type FeedbackType,
  feedbackClosed,
  feedbackOpened,
  type feedbackSlice,
  selectFeedback,
} from './feedbackSlice.ts';

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
  const [send, { isLoading }] = useFeedbackSendMutation();

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setIntro('');
      setEmail('');
      setIsSent(false);
      dispatch(feedbackClosed());
    }, FEEDBACK_CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [isSent, dispatch]);

  async function submit() {
    if (isLoading || isSent) return;
    const complaint = checkFeedback(intro);
    setError(complaint ?? undefined);
    if (complaint) return;
    const source = window.location.pathname + window.location.search;
    const result = await send({
      type,
      intro: `${intro.trim()} ${source}`.slice(0, 590),
      email: email.trim(),
    });
    if (!result.error) {
      toast.success(TEXTS.feedbackSent);
      setIsSent(true);
    } else {
      toast.error('kind' in result.error ? failureText(result.error) : '提交失败，请稍后再试');
    }
  }

  return {
    open,
    type: String(type) as TypeText,
    setType: (next: TypeText) => dispatch(feedbackOpened(Number(next) as FeedbackType)),
    intro,
    setIntro(text: string) {
      setIntro(text);
      if (error) setError(checkFeedback(text) ?? undefined);
    },
    email,
    setEmail,
    error,
    isSending: isLoading,
    isSent,
    submit,
    close: () => dispatch(feedbackClosed()),
  };
}
