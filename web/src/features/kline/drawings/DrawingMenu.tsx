import { useRef } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { DownloadIcon, MoreIcon, TrashIcon, UploadIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { toast } from '#ui/toast/toast.ts';
import { drawingFiles } from './drawingFiles.ts';
import styles from './drawings.module.css';
import type { DrawingSession } from './useDrawingSession.ts';

/** The pair's drawings as a file, from a file; and deleting all of them. */
export function DrawingMenu({ session }: { readonly session: DrawingSession }) {
  const { list } = session;
  const { read, save } = drawingFiles(session);
  const picker = useRef<HTMLInputElement>(null);
  const isNone = list.drawings.length === 0;

  return (
    <>
      <Menu
        align="end"
        trigger={(props) => <IconButton {...props} size="s" label="画线的导入与导出" icon={<MoreIcon />} />}
        groups={[
          {
            key: 'out',
            items: [
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
