import type { CSSProperties, ReactNode, Ref } from 'react';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  value: string;
  /** Reserved width of the value in digits, so that nothing shifts when it loads. */
  width: number;
  href?: string;
  title?: string;
  ref?: Ref<HTMLSpanElement>;
  children?: ReactNode;
}

export function Fact({ label, value, width, href, title, ref, children }: FactProps) {
  const room = { '--room': `${width}ch` } as CSSProperties;
  const words = (
    <>
      {label}
      <span ref={ref} className={styles.value} style={room}>
        {value}
      </span>
      {children}
    </>
  );
  return (
    <li title={title}>
      {href === undefined ? (
        words
      ) : (
        <HrefLink href={href} className={styles.link}>
          {words}
        </HrefLink>
      )}
    </li>
  );
}
