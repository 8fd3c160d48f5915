import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { useDispatch } from 'react-redux';
import { exchangeCompareHref } from '#features/compare/exchangeCompare.ts';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { buttonClass } from '#ui/button/buttonClass.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CompareIcon, FlagIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { ShareButton } from '../subject/ShareButton.tsx';

interface ExchangeActionsProps {
  readonly code: string;
  readonly name: string;
}

/** Beside its star: compare, report an error, share. Only prices have alerts. */
export function ExchangeActions({ code, name }: ExchangeActionsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <HrefLink href={exchangeCompareHref([code])} className={buttonClass('secondary', 's')}>
        <CompareIcon aria-hidden="true" />
        对比
      </HrefLink>
      <IconButton
        label={`纠错 ${name}`}
        icon={<FlagIcon />}
        onClick={() => dispatch(feedbackOpened(FEEDBACK_TYPE.correction))}
      />
      <ShareButton />
    </>
  );
}
