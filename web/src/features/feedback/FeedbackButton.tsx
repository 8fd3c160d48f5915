import { useDispatch } from 'react-redux';
import { Button } from '#ui/button/Button.tsx';
import { FlagIcon } from '#ui/icon/icons.ts';
import { type FeedbackType, feedbackOpened } from './feedbackSlice.ts';

interface FeedbackButtonProps {
  type: FeedbackType;
  label: string;
}

/** Opens the feedback window for one kind: 纠错 beside data, 举报 beside content. */
export function FeedbackButton({ type, label }: FeedbackButtonProps) {
  const dispatch = useDispatch();
  return (
    <Button variant="quiet" size="s" icon={<FlagIcon />} onClick={() => dispatch(feedbackOpened(type))}>
      {label}
    </Button>
  );
}
