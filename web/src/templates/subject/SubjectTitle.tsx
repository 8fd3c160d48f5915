import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import type { SubjectHeadProps, SubjectIdentity } from './subject.ts';

interface SubjectTitleProps extends SubjectHeadProps {
  /** The classes of the head it stands in. */
  readonly classes: Readonly<Record<'title' | 'symbol' | 'word', string | undefined>>;
}

/** The page's heading: the subject's name, its symbol, and what the page tells of it. */
export function SubjectTitle({ identity, word, classes }: SubjectTitleProps) {
  const { name, symbol } = identity;
  return (
    <h1 className={classes.title}>
      {name}
      {symbol !== undefined && whoIs(identity) !== symbol && (
        <>
          {' '}
          <span className={classes.symbol}>{symbol}</span>
        </>
      )}
      {word !== null && (
        <>
          {' '}
          <span className={classes.word}>{word}</span>
        </>
      )}
    </h1>
  );
}

/** 比特币 BTC; only the name where there is no symbol or it is the same. */
export function whoIs({ name, symbol }: Pick<SubjectIdentity, 'name' | 'symbol'>): string {
  return symbol === undefined ? name : coinTitle({ name, symbol });
}
