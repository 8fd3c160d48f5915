import { hideAll, lockAll } from '@coinmirror/shared/drawings/edits.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import {
  EyeIcon,
  EyeOffIcon,
  LockIcon,
  MagnetIcon,
  RedoIcon,
  ShareIcon,
  UndoIcon,
  UnlockIcon,
} from '#ui/icon/icons.ts';
import { MAGNETS, useKlinePrefs } from '../prefs/klinePrefs.ts';
import { DrawingMenu } from './DrawingMenu.tsx';
import { drawingFiles } from './drawingFiles.ts';
import type { DrawingSession } from './useDrawingSession.ts';

const MAGNET_LABELS = { off: '磁吸：关', weak: '磁吸：靠近时', strong: '磁吸：始终' } as const;

/** Actions on all drawings: magnet, lock, hide, undo, redo, sharing, files. */
export function DrawingActions({ session }: { readonly session: DrawingSession }) {
  const { drawings, canUndo, canRedo, change, undo, redo } = session.list;
  const [{ magnet }, changePrefs] = useKlinePrefs();
  const isNone = drawings.length === 0;
  const isLocked = !isNone && drawings.every((one) => one.isLocked);
  const isHidden = !isNone && drawings.every((one) => one.isHidden);
  const nextMagnet = MAGNETS[(MAGNETS.indexOf(magnet) + 1) % MAGNETS.length] ?? 'off';
  return (
    <>
      <IconButton
        size="s"
        label={MAGNET_LABELS[magnet]}
        icon={<MagnetIcon />}
        pressed={magnet !== 'off'}
        onClick={() => changePrefs({ magnet: nextMagnet })}
      />
      <IconButton
        size="s"
        label={isLocked ? '解锁全部画线' : '锁定全部画线'}
        icon={isLocked ? <LockIcon /> : <UnlockIcon />}
        pressed={isLocked}
        disabled={isNone}
        onClick={() => change((all) => lockAll(all, !isLocked))}
      />
      <IconButton
        size="s"
        label={isHidden ? '显示全部画线' : '隐藏全部画线'}
        icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
        pressed={isHidden}
        disabled={isNone}
        onClick={() => change((all) => hideAll(all, !isHidden))}
      />
      <IconButton
        size="s"
        label="撤销"
        title="撤销 Ctrl Z"
        icon={<UndoIcon />}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        size="s"
        label="重做"
        title="重做 Ctrl Shift Z"
        icon={<RedoIcon />}
        disabled={!canRedo}
        onClick={redo}
      />
      <IconButton
        size="s"
        label={isNone ? '分享画线：先画一条' : '分享画线（复制链接）'}
        icon={<ShareIcon />}
        disabled={isNone}
        onClick={() => void drawingFiles(session).share()}
      />
      <DrawingMenu session={session} />
    </>
  );
}
