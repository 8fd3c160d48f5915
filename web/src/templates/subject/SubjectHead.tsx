import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { cx } from '#ui/classNames.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './SubjectHead.module.css';
import type { SubjectHeadProps, SubjectIdentity } from './subject.ts';

/** The subject's identity, its main figure and its actions. */
export function SubjectHead({ identity, word }: SubjectHeadProps) {
  const { logo, name, symbol, facts, figure, hasManyFigures = false, actions, moreActions } = identity;
  return (
    <header className={cx(styles.head, word !== null && styles.side, hasManyFigures && styles.many)}>
      <div className={styles.identity}>
        <Logo src={logo} name={symbol ?? name} size={word === null ? 48 : 40} eager />
        <div>
          <h1 className={styles.title}>
            {name}
            {symbol !== undefined && whoIs(identity) !== symbol && (
              <>
                {' '}
                <span className={styles.symbol}>{symbol}</span>
              </>
            )}
            {word !== null && (
              <>
                {' '}
                <span className={styles.word}>{word}</span>
              </>
            )}
          </h1>
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

/** 比特币 BTC; only the name where there is no symbol or it is the same. */
export function whoIs({ name, symbol }: Pick<SubjectIdentity, 'name' | 'symbol'>): string {
  return symbol === undefined ? name : coinTitle({ name, symbol });
}
