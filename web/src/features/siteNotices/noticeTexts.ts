import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { NoticeName } from './noticeQueue.ts';

interface NoticeText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly confirm: string;
}

export const noticeTexts: Record<NoticeName, NoticeText> = {
  region: {
    title: '地区提示',
    paragraphs: [
      '本站不向中国大陆地区用户提供服务。',
      '继续浏览，即表示您确认自己不在中国大陆，并了解所在地区对数字资产的规定。',
    ],
    confirm: '我已了解并确认',
  },
  home: {
    title: '公告',
    paragraphs: [
      `${BRAND.name}只提供行情数据与资讯，不提供交易、充值或投资建议，也不会向任何人收取上币费用。`,
      '遇到自称本站人员的联系，请先到“官方验证”页核对。',
    ],
    confirm: '我知道了',
  },
};
