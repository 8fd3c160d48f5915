import type { ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { rovingKeys } from '../tabs/rovingKeys.ts';
import styles from './Segmented.module.css';

interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The full label, where the visible one is short or an icon. */
  title?: string;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'm' | 's';
}

/** A choice of one among a few visible options. Arrow keys move and select. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, size = 's' } = props;
  const reachable = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(styles.group, size === 's' && styles.small)}
      onKeyDown={rovingKeys}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons keep one look and one key handling with the tabs.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === reachable ? 0 : -1}
          disabled={option.disabled}
          title={option.title}
          className={cx(styles.option, option.value === value && styles.chosen)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
