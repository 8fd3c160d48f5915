import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../classNames.ts';
import { ChevronDownIcon } from '../icon/icons.ts';
import styles from './PhoneFold.module.css';

export interface PhoneFoldProps {
  /** What is folded away: 选项. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a phone's first screen has no room for, behind one button; elsewhere it stands as if there were no fold. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        className={cx(styles.button, isOpen && styles.turned)}
        icon={<ChevronDownIcon aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} className={cx(styles.content, !isOpen && styles.closed)}>
        {children}
      </div>
    </>
  );
}
