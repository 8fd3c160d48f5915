import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import type { RefObject } from 'react';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { makePicture, savePicture } from '#charts/panel/savePicture.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { copyPicture } from '#ui/copy/copyPicture.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CameraIcon, CopyIcon, DownloadIcon, ShareIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { hasShareSheet, openShareSheet } from '#ui/share/shareSheet.ts';
import { toast } from '#ui/toast/toast.ts';

interface PictureMenuProps {
  readonly handle: KlineHandle | null;
  readonly box: RefObject<HTMLDivElement | null>;
  /** Pair and period. */
  readonly title: string;
  /** Source of the candles. */
  readonly source: string;
}

const TYPE = 'image/png';

/** The chart as a picture with pair, period, time and source printed on it: saved, copied, or shared. */
export function PictureMenu({ handle, box, title, source }: PictureMenuProps) {
  const { timeZone } = useDisplay();
  const words = () => ({
    title,
    foot: `数据来源：${source} · 截图于 ${formatZonedTime(Date.now(), timeZone)}`,
    legend: [],
  });
  const make = async () => {
    const blob = await makePicture(handle, box.current, words());
    if (blob === null) throw new Error('No picture was made.');
    return blob;
  };

  async function copy() {
    if (await copyPicture(make(), TYPE)) toast.success('图片已复制');
    else toast.error('浏览器不允许复制图片，请改用保存');
  }

  async function share() {
    const blob = await make().catch(() => null);
    const files = blob && [new File([blob], `${title}.png`, { type: TYPE })];
    if (!files || !(await openShareSheet({ files, title }))) toast.error('分享没有成功，请改用保存');
  }

  return (
    <Menu
      align="end"
      trigger={(props) => <IconButton {...props} size="s" label="图表图片" icon={<CameraIcon />} />}
      groups={[
        {
          key: 'picture',
          items: [
            {
              key: 'save',
              label: '保存图片',
              icon: <DownloadIcon />,
              onSelect: () => void savePicture(handle, box.current, words()),
            },
            { key: 'copy', label: '复制图片', icon: <CopyIcon />, onSelect: () => void copy() },
            ...(hasShareSheet()
              ? [{ key: 'share', label: '分享图片', icon: <ShareIcon />, onSelect: () => void share() }]
              : []),
          ],
        },
      ]}
    />
  );
}
