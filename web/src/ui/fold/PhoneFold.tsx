import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../classNames.ts';
import { ChevronDownIcon } from '../icon/icons.ts';
import styles from './PhoneFold.module.css';

export interface PhoneFoldProps {
  /** Label of the folded content: 选项. */
  readonly label: string;
  /** Stands for the label, in a row that has no room for it. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Folds content behind one button on a phone, whose first screen has no room for it; elsewhere it shows unfolded. */
export function PhoneFold({ label, icon, children }: PhoneFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        className={cx(styles.button, icon ? styles.square : isOpen && styles.turned)}
        icon={icon ?? <ChevronDownIcon aria-hidden="true" />}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon ? null : label}
      </Button>
      <div id={id} className={cx(styles.content, !isOpen && styles.closed)}>
        {children}
      </div>
    </>
  );
}
