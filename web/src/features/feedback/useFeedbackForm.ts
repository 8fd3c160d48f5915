import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { FEEDBACK_CLOSE_DELAY } from '@coinmirror/shared/constants/timings.ts';
import { writeFeedbackIntro } from '@coinmirror/shared/contract/community/feedbackIntro.ts';
import type { FeedbackType } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { readRequestId } from '@coinmirror/shared/contract/requestId.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { checkFeedback } from '@coinmirror/shared/validation/feedback.ts';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useServerForm } from '#api/form/useServerForm.ts';
import { toast } from '#ui/toast/toast.ts';
import { useFeedbackSendMutation } from './feedbackApi.ts';
import { feedbackClosed, type feedbackSlice, feedbackTypeChosen, selectFeedback } from './feedbackSlice.ts';
import { feedbackSource } from './feedbackSource.ts';

type FeedbackRoot = { readonly [feedbackSlice.reducerPath]: ReturnType<typeof feedbackSlice.reducer> };
type TypeText = `${FeedbackType}`;

const EMPTY = { intro: '', email: '' };

/** The text of the feedback dialog: kept while it is closed, cleared once it has been sent. */
export function useFeedbackForm() {
  const { open, type, requestId: reported } = useSelector((state: FeedbackRoot) => selectFeedback(state));
  const dispatch = useDispatch();
  // It may have come by an address.
  const requestId = readRequestId(reported);
  const [send] = useFeedbackSendMutation();
  /** The last text sent, until it is cleared. */
  const [sent, setSent] = useState<string | null>(null);
  const { form, field, submit, isSending } = useServerForm({
    empty: EMPTY,
    check: ({ intro }) => ({ intro: checkFeedback(intro) }),
    send: ({ intro, email }) =>
      send({
        type,
        intro: writeFeedbackIntro({
          words: intro.trim(),
          source: feedbackSource(window.location),
          requestId,
        }),
        email: email.trim(),
      }),
    onSent: (_answer, { intro }) => {
      setSent(intro);
      toast.success(TEXTS.feedbackSent);
    },
  });
  const { control, reset } = form;
  const intro = useWatch({ control, name: 'intro' });
  // Text typed while this one was being sent is kept.
  const isSent = sent !== null && sent === intro;

  useEffect(() => {
    if (!isSent) return;
    const clear = () => {
      reset(EMPTY);
      setSent(null);
    };
    // Closed early: a visitor who opens it again at once finds it empty, and it stays open.
    if (!open) return clear();
    const timer = setTimeout(() => {
      clear();
      dispatch(feedbackClosed());
    }, FEEDBACK_CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [isSent, open, dispatch, reset]);

  return {
    type: String(type) as TypeText,
    setType: (next: TypeText) => dispatch(feedbackTypeChosen(ownNumber(next) as FeedbackType)),
    requestId,
    field,
    intro,
    isSending,
    isSent,
    /** A sent text is not sent again. */
    submit: (event: { preventDefault(): void }) => (isSent ? event.preventDefault() : submit(event)),
  };
}
