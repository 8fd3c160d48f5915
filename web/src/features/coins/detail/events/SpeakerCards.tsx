import type { Speaker } from '@coinmirror/shared/contract/bigEvents.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './Speech.module.css';

interface SpeakerCardsProps {
  readonly speakers: readonly Speaker[];
  /** Code of the selected speaker; '' for all. */
  readonly shown: string;
}

/** The speakers, and how often the price moved as they said; each links to their speeches. */
export function SpeakerCards({ speakers, shown }: SpeakerCardsProps) {
  return (
    <nav aria-label="人物">
      <ul className={styles.speakers}>
        {speakers.map(({ id, name, role, settled, right, total }) => (
          <li key={id}>
            <HrefLink
              href={hrefTo('eventSpeech', {}, id === shown ? {} : { speaker: id })}
              className={cx(styles.speaker, id === shown && styles.shown)}
              aria-current={id === shown ? 'true' : undefined}
              keepScroll
            >
              <strong>{name}</strong>
              <span className={styles.role}>{role}</span>
              <span className={styles.role}>
                准确率 {formatShare(settled === 0 ? null : (right / settled) * 100, 0)}（{right}/{settled}）·
                共 {total} 条
              </span>
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
