import { cx } from '#ui/classNames.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './SubjectHead.module.css';
import { SubjectTitle } from './SubjectTitle.tsx';
import type { SubjectHeadProps } from './subject.ts';

const TITLE = { title: styles.title, symbol: styles.symbol, word: styles.word };

/** The subject's identity, its main figure and its actions. */
export function SubjectHead({ identity, word }: SubjectHeadProps) {
  const { logo, name, symbol, facts, figure, hasManyFigures = false, actions, moreActions } = identity;
  return (
    <header className={cx(styles.head, word !== null && styles.side, hasManyFigures && styles.many)}>
      <div className={styles.identity}>
        <Logo src={logo} name={symbol ?? name} size={word === null ? 48 : 40} eager />
        <div>
          <SubjectTitle identity={identity} word={word} classes={TITLE} />
          {facts !== undefined && <p className={styles.facts}>{facts}</p>}
        </div>
      </div>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
      <div className={styles.actions}>
        {actions}
        {moreActions !== undefined && <div className={styles.more}>{moreActions}</div>}
      </div>
    </header>
  );
}
