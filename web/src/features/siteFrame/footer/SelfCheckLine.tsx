import { selfCheckWords } from '@coinmirror/shared/pages/selfCheckWords.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useRef } from 'react';
import { useSelfCheckQuery } from '#api/endpoints/selfCheck.ts';
import { useNear } from '#ui/lazy/useNear.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './footer.module.css';

/** How many relations of the site's own numbers hold now, and the way to those that do not; read when the reader comes near. */
export function SelfCheckLine() {
  const place = useRef<HTMLParagraphElement>(null);
  const isNear = useNear(place);
  const report = useSelfCheckQuery({}, { skip: !isNear }).data?.value;
  return (
    <p ref={place} className={styles.rights}>
      本站自检：
      {report === undefined ? (
        '--'
      ) : report.failed > 0 ? (
        <HrefLink href={hrefTo('status')}>{selfCheckWords(report)}</HrefLink>
      ) : (
        selfCheckWords(report)
      )}
    </p>
  );
}
