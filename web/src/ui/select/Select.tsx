import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { cx } from '../classNames.ts';
import { ChevronDownIcon } from '../icon/icons.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** What is chosen here, for screen readers; use `labelledBy` where a visible label is beside it. */
  label?: string;
  labelledBy?: string;
  /** null: nothing is chosen yet. */
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  placeholder?: string;
  size?: 'm' | 's';
  disabled?: boolean;
  invalid?: boolean;
  /** Id of the element with its hint or error. */
  describedBy?: string;
  id?: string;
  className?: string | undefined;
}

export interface SelectListProps extends SelectProps<string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shown when the list cannot be loaded. */
  closed: ReactNode;
}

const { Part: SelectList, preload } = lazyPart(
  async () => (await import('./SelectList.tsx')).SelectList,
  MissingWindow,
);
const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** A choice of one in a list that opens. Its code loads when it first opens. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  const ever = useLatch(open);
  const { onChange, options } = props;
  const closed = <SelectClosed {...props} onOpen={() => setOpen(true)} />;
  if (!ever) return closed;
  function choose(value: string) {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChange(chosen.value);
  }
  return (
    <Suspense fallback={closed}>
      <SelectList {...props} onChange={choose} open={open} onOpenChange={setOpen} closed={closed} />
    </Suspense>
  );
}

function SelectClosed<Value extends string>(props: SelectProps<Value> & { onOpen: () => void }) {
  const {
    label,
    labelledBy,
    value,
    options,
    placeholder = '请选择',
    size,
    invalid,
    describedBy,
    onOpen,
  } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      id={props.id}
      role="combobox"
      aria-expanded="false"
      aria-haspopup="listbox"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      disabled={props.disabled}
      className={cx(styles.trigger, size === 's' && styles.small, props.className)}
      onClick={onOpen}
      onKeyDown={(event: KeyboardEvent) => {
        if (!OPENING_KEYS.has(event.key)) return;
        event.preventDefault();
        onOpen();
      }}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <span className={cx(styles.value, !chosen && styles.placeholder)}>{chosen?.label ?? placeholder}</span>
      <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
