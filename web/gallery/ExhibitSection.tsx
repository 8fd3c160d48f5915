import { memo } from 'react';
import { MemoryRouter } from 'react-router';
import { cx } from '#ui/classNames.ts';
import type { ExhibitState, PlacedExhibit } from './exhibit.ts';
import styles from './Gallery.module.css';

/** One exhibit: title, description, code location, and each of its named states. */
export const ExhibitSection = memo(function ExhibitSection({ exhibit }: { exhibit: PlacedExhibit }) {
  const { id, title, about, states } = exhibit;
  const folder = id.replace(/\..*$/, '');
  return (
    <section id={id} className={styles.exhibit} aria-labelledby={`${id}-title`} data-exhibit={id}>
      <header lang="en">
        <h2 id={`${id}-title`}>
          <a href={`#${id}`} className={styles.anchor}>
            {title}
          </a>
        </h2>
        <p className={styles.about}>
          {about} <code>web/src/{folder}</code>
        </p>
      </header>
      <div className={styles.states}>
        {states.map((state) => (
          <State key={state.name} state={state} />
        ))}
      </div>
    </section>
  );
});

/** Each has its own router: sorting one table does not affect the others, and links lead nowhere. */
function State({ state }: { state: ExhibitState }) {
  const { name, show: Show, wide = false, opens = false, address = '/' } = state;
  return (
    <div className={cx(styles.state, wide && styles.wide)} data-state={name} data-opens={opens || undefined}>
      <h3 className={styles.name} lang="en">
        {name}
      </h3>
      <div className={styles.stage}>
        <MemoryRouter initialEntries={[address]}>
          <Show />
        </MemoryRouter>
      </div>
    </div>
  );
}
