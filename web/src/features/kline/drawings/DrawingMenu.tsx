import { mergeDrawings } from '@coinmirror/shared/drawings/edits.ts';
import { readDrawingsFile, toDrawingsFile } from '@coinmirror/shared/drawings/file.ts';
import { useRef } from 'react';
import { newDrawingId } from '#charts/kline/drawings/newDrawingId.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { copyText } from '#ui/copy/copyText.ts';
import { downloadBlob } from '#ui/file/download.ts';
import { DownloadIcon, LinkIcon, MoreIcon, TrashIcon, UploadIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { toast } from '#ui/toast/toast.ts';
import { toDrawingHash } from './drawingLink.ts';
import styles from './drawings.module.css';
import type { DrawingSession } from './useDrawingSession.ts';

/** The pair's drawings as a link, as a file, from a file; and deleting all of them. */
export function DrawingMenu({ session }: { readonly session: DrawingSession }) {
  const { ticker, list } = session;
  const picker = useRef<HTMLInputElement>(null);
  const isNone = list.drawings.length === 0;

  async function share() {
    const hash = await toDrawingHash(list.drawings);
    if (hash === null) return toast.error('画线太多，放不进链接，请改用导出文件');
    const { origin, pathname, search } = location;
    if (await copyText(`${origin}${pathname}${search}#${hash}`)) toast.success('带画线的链接已复制');
    else toast.error('复制失败，请检查浏览器权限');
  }

  async function read(file: File) {
    const content = readDrawingsFile(await file.text().catch(() => ''));
    if ('complaint' in content) return toast.error(content.complaint);
    list.change((all) => mergeDrawings(all, content.drawings, newDrawingId));
    const from = content.ticker === ticker ? '' : `（来自 ${content.ticker}）`;
    toast.success(`已导入 ${content.drawings.length} 个画线${from}`, { label: '撤销', onPress: list.undo });
  }

  function save() {
    const file = new Blob([toDrawingsFile(ticker, list.drawings)], { type: 'application/json' });
    downloadBlob(file, `${ticker}-画线.json`);
  }

  return (
    <>
      <Menu
        align="end"
        trigger={(props) => <IconButton {...props} size="s" label="画线的分享与文件" icon={<MoreIcon />} />}
        groups={[
          {
            key: 'out',
            items: [
              {
                key: 'share',
                label: '复制分享链接',
                icon: <LinkIcon />,
                disabled: isNone,
                onSelect: () => void share(),
              },
              { key: 'save', label: '导出文件', icon: <DownloadIcon />, disabled: isNone, onSelect: save },
              {
                key: 'read',
                label: '导入文件',
                icon: <UploadIcon />,
                onSelect: () => picker.current?.click(),
              },
            ],
          },
          {
            key: 'clear',
            items: [
              {
                key: 'clear',
                label: '清空画线',
                icon: <TrashIcon />,
                danger: true,
                disabled: isNone,
                onSelect: () => {
                  list.change(() => []);
                  toast.info('已清空画线', { label: '撤销', onPress: list.undo });
                },
              },
            ],
          },
        ]}
      />
      <input
        ref={picker}
        className={styles.picker}
        type="file"
        accept="application/json,.json"
        aria-label="导入画线文件"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
