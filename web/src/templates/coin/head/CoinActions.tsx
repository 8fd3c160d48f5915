import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { FEEDBACK_TYPE } from '@coinmirror/shared/contract/community/feedbackTypes.ts';
import { useDispatch } from 'react-redux';
import { CompareButton } from '#features/compare/CompareButton.tsx';
import { useAddToCompare } from '#features/compare/useCompare.ts';
import { feedbackOpened } from '#features/feedback/feedbackSlice.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CameraIcon, CompareIcon, FlagIcon, ShareIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { toast } from '#ui/toast/toast.ts';
import { shareAddress } from '../../subject/shareAddress.ts';
import { useCoinPicture } from './useCoinPicture.tsx';

export interface CoinActionsProps {
  readonly detail: CoinDetail;
  readonly asOf: number;
}

/**
 * Beside star and alert: compare, and behind 分享 the address, a picture, and what is wrong here; on a phone, where three
 * buttons fit beside a name, the comparison too.
 */
export function CoinActions({ detail, asOf }: CoinActionsProps) {
  const { code, name } = detail;
  const dispatch = useDispatch();
  const picture = useCoinPicture(detail, asOf);
  const isPhone = useMediaQuery(PHONE);
  const add = useAddToCompare();
  const items = [
    { key: 'address', label: '分享链接', icon: <ShareIcon />, onSelect: () => void shareAddress() },
    { key: 'picture', label: '分享图', icon: <CameraIcon />, onSelect: picture.open },
  ];
  const compare = {
    key: 'compare',
    label: '加入对比',
    icon: <CompareIcon />,
    onSelect: () => {
      const result = add(code);
      if (!result.ok) toast.error(result.message);
    },
  };
  const wrong = {
    key: 'wrong',
    label: '纠错',
    icon: <FlagIcon />,
    onSelect: () => dispatch(feedbackOpened(FEEDBACK_TYPE.correction)),
  };
  return (
    <>
      {!isPhone && <CompareButton code={code} name={name} size="m" />}
      <Menu
        align="end"
        trigger={(props) => <IconButton {...props} label="分享" icon={<ShareIcon />} />}
        groups={[
          { key: 'share', items },
          { key: 'page', items: isPhone ? [compare, wrong] : [wrong] },
        ]}
      />
      {picture.window}
    </>
  );
}
