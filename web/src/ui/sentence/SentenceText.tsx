import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { Fragment } from 'react';
import { cx } from '../classNames.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import styles from './SentenceText.module.css';

/** More characters are words rather than a figure: they may go on in the next line. */
const LONG = 12;

/** A computed sentence: each of its figures leads to the page that explains it. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place.
      <Fragment key={at}>
        {part.lead && <span className={styles.hidden}>{part.lead}</span>}
        <HrefLink
          href={hrefOfLink(part.link)}
          className={cx(
            styles.figure,
            part.text.length > LONG && styles.long,
            styles[part.direction],
            part.phone && styles[part.phone],
          )}
        >
          {part.text}
        </HrefLink>
      </Fragment>
    ),
  );
}
