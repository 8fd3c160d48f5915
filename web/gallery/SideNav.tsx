import type { PlacedExhibit } from './exhibit.ts';
import styles from './Gallery.module.css';

const ROOMS = ['ui', 'charts'] as const;

/** Links to the exhibits; collapsible on a phone. */
export function SideNav({ exhibits }: { readonly exhibits: readonly PlacedExhibit[] }) {
  return (
    <nav className={styles.nav} aria-label="Exhibits" lang="en">
      {ROOMS.map((room) => {
        const own = exhibits.filter(({ id }) => id.startsWith(`${room}/`));
        if (own.length === 0) return null;
        return (
          <details key={room} className={styles.room} open={window.innerWidth > 1024}>
            <summary>{`${room}/ (${own.length})`}</summary>
            <ul>
              {own.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
