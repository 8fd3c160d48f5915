import type { SubjectName } from '@coinmirror/shared/pages/page.ts';
import { type SubjectPlace, subjectHref } from '@coinmirror/shared/pages/subjects.ts';
import { Card } from '#ui/card/Card.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import styles from './SubjectMissing.module.css';
import type { Subject } from './subject.ts';
import { suggestNames } from './suggestNames.ts';

const SUGGESTIONS = 6;

interface SubjectMissingProps {
  readonly subject: SubjectName;
  readonly code: string;
  readonly place: SubjectPlace;
  readonly useNamesakes: Subject<unknown>['useNamesakes'];
}

/** There is no such one: the 404 page, and the same page of those whose names come nearest to what was asked for. */
export function SubjectMissing(props: SubjectMissingProps) {
  const { subject, code, place, useNamesakes } = props;
  const near = suggestNames(useNamesakes() ?? [], code, SUGGESTIONS);
  return (
    <>
      <NotFoundPage />
      {near.length > 0 && (
        <Card title="你要找的是不是" className={styles.card}>
          <ul className={styles.list}>
            {near.map((one) => (
              <li key={one.code}>
                <HrefLink href={subjectHref(subject, one.code, place)} className={styles.one}>
                  <Logo src={one.logo} name={one.symbol || one.name} />
                  {one.name} {one.symbol}
                </HrefLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
