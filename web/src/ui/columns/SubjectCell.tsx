import type { Subject } from '@coinmirror/shared/columns/column.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../classNames.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import styles from './columns.module.css';

/** Where a name of one word may go on in the next line: Pancake|Swap, Crypto.|com. */
function breakable(name: string): ReactNode {
  if (name.includes(' ')) return name;
  const parts = name.replace(/(\p{Ll})(?=\p{Lu})|\.(?=\p{L})/gu, (end) => `${end}\n`).split('\n');
  return parts.length === 1
    ? name
    : parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ));
}

/** Logo size beside a one-line name, px. */
const SMALL = 20;

export interface SubjectCellProps {
  /** null is unknown. */
  readonly subject: Subject | null;
  /** The subject of its row. */
  readonly main?: boolean;
  /** Its logo is above the fold. */
  readonly eager?: boolean;
}

/** A coin, an exchange or a concept by name: a link to its page where it has one. */
export function SubjectCell({ subject, main = false, eager = false }: SubjectCellProps) {
  if (subject === null) return MISSING;
  const { name, note, logo, link } = subject;
  if (note !== undefined) {
    return (
      <Leading link={link} className={logo === undefined ? styles.stacked : styles.twoLines}>
        {logo !== undefined && <Logo src={logo} name={note} eager={eager} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </Leading>
    );
  }
  if (logo === undefined) {
    return (
      <Leading link={link} className={main ? styles.name : styles.words} title={name}>
        {name}
      </Leading>
    );
  }
  return (
    <Leading link={link} className={cx(styles.place, !main && styles.beside)} title={name}>
      <Logo src={logo} name={name} size={SMALL} eager={eager} />
      <span className={styles.words}>{breakable(name)}</span>
    </Leading>
  );
}

interface LeadingProps {
  readonly link: Subject['link'];
  readonly className: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A link, or the same element without one. */
function Leading({ link, ...rest }: LeadingProps) {
  return link === null ? <span {...rest} /> : <HrefLink {...rest} href={hrefOfLink(link)} />;
}
