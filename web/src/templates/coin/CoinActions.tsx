import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { useDispatch } from 'react-redux';
import { CompareButton } from '#features/compare/CompareButton.tsx';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { FlagIcon } from '#ui/icon/icons.ts';
import { ShareButton } from '../subject/ShareButton.tsx';
import { CoinPicture } from './CoinPicture.tsx';

export interface CoinActionsProps {
  readonly detail: CoinDetail;
  readonly asOf: number;
}

/** Beside star and alert: compare, report an error, share the address or a picture. */
export function CoinActions({ detail, asOf }: CoinActionsProps) {
  const { code, name } = detail;
  const dispatch = useDispatch();
  return (
    <>
      <CompareButton code={code} name={name} size="m" />
      <IconButton
        label={`纠错 ${name}`}
        icon={<FlagIcon />}
        onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}
      />
      <ShareButton />
      <CoinPicture detail={detail} asOf={asOf} />
    </>
  );
}
