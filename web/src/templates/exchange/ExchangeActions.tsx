import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/people/feedbackTypes.ts';
import { useDispatch } from 'react-redux';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { FlagIcon } from '#ui/icon/icons.ts';
import { ShareButton } from '../subject/ShareButton.tsx';

interface ExchangeActionsProps {
  readonly code: string;
  readonly name: string;
}

/** Star, correct, share. Prices alone have alerts, and coins alone are compared. */
export function ExchangeActions({ code, name }: ExchangeActionsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <StarButton kind="exchange" code={code} name={name} size="m" />
      <IconButton
        label={`纠错 ${name}`}
        icon={<FlagIcon />}
        onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}
      />
      <ShareButton />
    </>
  );
}
