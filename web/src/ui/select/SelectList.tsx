import * as Radix from 'radix-ui/select';
import { cx } from '../classNames.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';
import styles from './Select.module.css';
import type { SelectListProps } from './Select.tsx';

/** The list itself; use Select, which loads it when needed. */
export function SelectList(props: SelectListProps) {
  const { value, options, onChange, open, onOpenChange, placeholder = '请选择', disabled = false } = props;
  return (
    <Radix.Root
      value={value === null ? '' : toKey(value)}
      onValueChange={(key) => onChange(fromKey(key))}
      open={open}
      onOpenChange={onOpenChange}
      disabled={disabled}
    >
      <Radix.Trigger
        id={props.id}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        className={cx(styles.trigger, props.size === 's' && styles.small, props.className)}
      >
        <span className={cx(styles.value, value === null && styles.placeholder)}>
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.list} position="popper" sideOffset={6} collisionPadding={8}>
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={toKey(option.value)}
                disabled={option.disabled ?? false}
                className={styles.item}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className={styles.tick}>
                  <CheckIcon />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The library reserves '' for "nothing chosen"; here it may be a real choice (全部). */
function toKey(value: string): string {
  return `=${value}`;
}

function fromKey(key: string): string {
  return key.slice(1);
}
