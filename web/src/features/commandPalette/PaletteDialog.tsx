import { type KeyboardEvent, useId, useState } from 'react';
import { cx } from '#ui/classNames.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { isComposing } from '#ui/field/isComposing.ts';
import { TextField } from '#ui/field/TextField.tsx';
import type { Command } from './command.ts';
import styles from './palette.module.css';

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Called when the field is ready for typing. */
  onFocus: () => void;
  /** The matches, best first. */
  found: readonly Command[];
  onChoose: (command: Command) => void;
}

/** Ctrl/⌘ K: finds coins, pages and settings; arrows select, Enter runs. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { open, onOpenChange, typed, onType, onFocus, found, onChoose } = props;
  const listId = useId();
  const [active, setActive] = useState(0);

  function choose(command: Command | undefined) {
    if (!command) return;
    onType('');
    setActive(0);
    onOpenChange(false);
    onChoose(command);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return choose(found[active]);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setActive((active + step + found.length) % found.length);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="快速前往">
      <TextField
        label="输入币种、页面或设置"
        hideLabel
        placeholder="输入币种、页面或设置，例如 BTC、资金费率、深色"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={typed}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onType(event.target.value);
          setActive(0);
        }}
      />
      <div id={listId} role="listbox" aria-label="可以前往或执行" className={styles.list}>
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above keeps the focus and its keys select
          <div
            key={command.key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={cx(styles.option, index === active && styles.active)}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(command)}
          >
            <span className={styles.label}>{command.label}</span>
            <span className={styles.group}>{command.hint ?? command.group}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>没有符合的币种、页面或设置</p>}
    </Dialog>
  );
}
