import { Dialog } from '#ui/dialog/Dialog.tsx';
import styles from './palette.module.css';

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: '快速前往币种、页面或设置（Mac 为 ⌘ K）' },
  { keys: ['/'], does: '跳到搜索框' },
  { keys: ['?'], does: '打开本说明' },
  { keys: ['↑', '↓'], does: '在搜索建议与列表中移动' },
  { keys: ['Enter'], does: '打开选中的一项' },
  { keys: ['Esc'], does: '关闭窗口或建议' },
  { keys: ['←', '→'], does: '在标签与切换按钮间移动' },
] as const;

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="键盘快捷键" size="s">
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={styles.shortcut}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
