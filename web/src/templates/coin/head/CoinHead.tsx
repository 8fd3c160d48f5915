import { cx } from '#ui/classNames.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { SubjectTitle } from '../../subject/SubjectTitle.tsx';
import type { SubjectHeadProps } from '../../subject/subject.ts';
import styles from './CoinHead.module.css';

const TITLE = { title: styles.title, symbol: styles.symbol, word: styles.word };

/** px; on the coin's first page, and on its others. */
const LOGO = { first: 40, other: 24 } as const;

/**
 * A coin's head: who it is and what it costs in one line, below it its day in a sentence, beside both the day drawn; on a
 * phone one below the other. The places of what comes with its own answer are kept.
 */
export function CoinHead({ identity, word }: SubjectHeadProps) {
  const { logo, name, symbol, facts, figure, lead, beside, actions, moreActions } = identity;
  const isPhone = useMediaQuery(PHONE);
  return (
    <header className={cx(styles.head, word !== null && styles.side)}>
      <Logo src={logo} name={symbol ?? name} size={word === null ? LOGO.first : LOGO.other} eager />
      <div className={styles.who}>
        <SubjectTitle identity={identity} word={word} classes={TITLE} />
        {facts !== undefined && <p className={styles.facts}>{facts}</p>}
      </div>
      {figure !== undefined && <div className={styles.figure}>{figure}</div>}
      {word === null && <div className={styles.lead}>{lead}</div>}
      {word === null && beside !== null && <div className={styles.beside}>{beside}</div>}
      {isPhone && (
        <div className={styles.actions}>
          {actions}
          {moreActions}
        </div>
      )}
    </header>
  );
}
