import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/people/words.ts';
import { useDispatch } from 'react-redux';
import { AlertButton } from '#features/alerts/AlertButton.tsx';
import { CompareButton } from '#features/compare/CompareButton.tsx';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { ShareButton } from '#templates/subject/ShareButton.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { FlagIcon } from '#ui/icon/icons.ts';

export interface CoinActionsProps {
  readonly code: string;
  readonly name: string;
}

/** Star, alert, compare, correct, share. */
export function CoinActions({ code, name }: CoinActionsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <StarButton kind="coin" code={code} name={name} size="m" />
      <AlertButton code={code} name={name} size="m" />
      <CompareButton code={code} name={name} size="m" />
      <IconButton
        label={`纠错 ${name}`}
        icon={<FlagIcon />}
        onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}
      />
      <ShareButton />
    </>
  );
}
