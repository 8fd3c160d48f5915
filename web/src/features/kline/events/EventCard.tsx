import { type CSSProperties, useEffect, useRef } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CloseIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import type { KlineEvent } from './chartEvents.ts';
import styles from './EventCard.module.css';

interface EventCardProps {
  /** The mark's upper end, px from the left and the top of the chart. */
  readonly x: number;
  readonly y: number;
  /** Newest first. */
  readonly events: readonly KlineEvent[];
  readonly onClose: () => void;
}

/** The events of one mark, above it: kind, time, title, each a link. */
export function EventCard({ x, y, events, onClose }: EventCardProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const place = { '--x': `${x}px`, '--y': `${y}px` } as CSSProperties;
  return (
    <div ref={box} className={styles.card} style={place} role="dialog" aria-label="事件" tabIndex={-1}>
      <header className={styles.head}>
        <strong>{events.length} 个事件</strong>
        <IconButton size="s" label="关闭" icon={<CloseIcon />} onClick={onClose} />
      </header>
      <ul className={styles.list}>
        {events.map(({ id, kind, title, time, href }) => (
          <li key={id}>
            <p className={styles.when}>
              <Badge tone="neutral">{kind}</Badge> <Time value={time} form="short" />
            </p>
            <HrefLink href={href}>{title}</HrefLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
