import {
  DRAWING_COLORS,
  type DrawingColor,
  LINE_WIDTHS,
  MOST_TEXT,
} from '@coinmirror/shared/drawings/drawing.ts';
import { DRAWING_TOOLS, toolOf } from '@coinmirror/shared/drawings/tools.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { isComposing } from '#ui/field/isComposing.ts';
import { CopyIcon, LockIcon, TrashIcon, UnlockIcon } from '#ui/icon/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import styles from './drawings.module.css';
import type { DrawingSession } from './useDrawingSession.ts';

const COLOR_LABELS: Readonly<Record<DrawingColor, string>> = {
  brand: '主题色',
  blue: '蓝',
  green: '绿',
  orange: '橙',
  red: '红',
  purple: '紫',
  grey: '灰',
};
const COLORS = DRAWING_COLORS.map((value) => ({ value, label: COLOR_LABELS[value] }));
const WIDTHS = LINE_WIDTHS.map((width) => ({ value: String(width), label: `${width} 像素` }));
const DASHES = [
  { value: 'solid', label: '实线' },
  { value: 'dashed', label: '虚线' },
];

interface StyleBarProps {
  readonly session: DrawingSession;
  /** Copies the selected drawing with a small offset. */
  readonly onCopy: () => void;
}

/** Actions on the selected drawing: text, colour, line, lock, copy, delete. */
export function StyleBar({ session, onCopy }: StyleBarProps) {
  const { selected, setStyle, changeSelected, removeSelected } = session;
  if (!selected) return null;
  const { id, tool, text, color, width, isDashed, isLocked } = selected;
  return (
    <div className={styles.styleBar} role="toolbar" aria-label={`${DRAWING_TOOLS[tool].label}的样式`}>
      {toolOf(tool).hasText && (
        <input
          key={id}
          className={styles.text}
          aria-label="文字内容"
          maxLength={MOST_TEXT}
          defaultValue={text}
          onBlur={({ target }) => target.value !== text && changeSelected({ text: target.value })}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.currentTarget.blur()}
        />
      )}
      <Select
        label="颜色"
        size="s"
        value={color}
        options={COLORS}
        onChange={(next) => setStyle({ color: next })}
      />
      <Select
        label="粗细"
        size="s"
        value={String(width)}
        options={WIDTHS}
        onChange={(next) => {
          const chosen = LINE_WIDTHS.find((one) => String(one) === next);
          if (chosen) setStyle({ width: chosen });
        }}
      />
      <Select
        label="线型"
        size="s"
        value={isDashed ? 'dashed' : 'solid'}
        options={DASHES}
        onChange={(next) => setStyle({ isDashed: next === 'dashed' })}
      />
      <IconButton
        size="s"
        label={isLocked ? '解锁' : '锁定'}
        icon={isLocked ? <LockIcon /> : <UnlockIcon />}
        pressed={isLocked}
        onClick={() => changeSelected({ isLocked: !isLocked })}
      />
      <IconButton size="s" label="复制画线" icon={<CopyIcon />} onClick={onCopy} />
      <IconButton size="s" label="删除画线" title="删除 Del" icon={<TrashIcon />} onClick={removeSelected} />
    </div>
  );
}
