import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment } from 'react';
import { cx } from '../classNames.ts';
import { CheckIcon } from '../icon/icons.ts';
import styles from './Menu.module.css';
import type { MenuAction, MenuListProps } from './Menu.tsx';

/** The menu itself; use Menu, which loads it when needed. */
export function MenuList({ trigger, groups, align = 'start', open, onOpenChange }: MenuListProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger({})}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.list} align={align} sideOffset={6} collisionPadding={8} loop>
          {groups.map((group, index) => (
            <Fragment key={group.key}>
              {index > 0 && <Radix.Separator className={styles.separator} />}
              <Radix.Group>
                {group.label !== undefined && (
                  <Radix.Label className={styles.label}>{group.label}</Radix.Label>
                )}
                {group.items.map((item) => (
                  <MenuItem key={item.key} item={item} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function MenuItem({ item }: { item: MenuAction }) {
  const words = (
    <>
      {item.icon}
      <span className={styles.words}>{item.label}</span>
      {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
    </>
  );
  const disabled = item.disabled ?? false;
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={styles.item}
        checked={item.checked}
        disabled={disabled}
        onSelect={(event) => {
          event.preventDefault();
          item.onSelect();
        }}
      >
        <span className={styles.tick}>{item.checked && <CheckIcon />}</span>
        {words}
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item
      className={cx(styles.item, item.danger === true && styles.danger)}
      disabled={disabled}
      onSelect={item.onSelect}
    >
      {words}
    </Radix.Item>
  );
}
