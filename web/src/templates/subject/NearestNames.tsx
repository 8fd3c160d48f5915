import { Card } from '#ui/card/Card.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './NearestNames.module.css';
import type { Namesake } from './subject.ts';
import { suggestNames } from './suggestNames.ts';

const SUGGESTIONS = 6;

interface NearestNamesProps {
  /** All of the kind; undefined while loading. */
  readonly all: readonly Namesake[] | undefined;
  /** The unknown name in the address. */
  readonly asked: string;
  readonly hrefOf: (code: string) => string;
}

/** On a not-found page: the most similar names. */
export function NearestNames({ all = [], asked, hrefOf }: NearestNamesProps) {
  const near = suggestNames(all, asked, SUGGESTIONS);
  if (near.length === 0) return null;
  return (
    <Card title="要找的是不是" className={styles.card}>
      <ul className={styles.list}>
        {near.map(({ code, name, symbol = '', logo }) => (
          <li key={code}>
            <HrefLink href={hrefOf(code)} className={styles.one}>
              <Logo src={logo} name={symbol || name} />
              {name} {symbol}
            </HrefLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
