import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import { type SubjectPlace, subjectHref, subjectKindTitle } from '@coinmirror/shared/pages/subjects.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './SubjectPicker.module.css';

const OFFERED = 60;

interface SubjectPickerProps {
  readonly subject: SubjectName;
  readonly place: SubjectPlace;
  readonly summary?: string | undefined;
}

/** A page opened without a subject: says what it shows, and offers the best ranked. */
export function SubjectPicker({ subject, place, summary = '' }: SubjectPickerProps) {
  const result = useCoinDirectoryQuery({});
  return (
    <>
      <PageHeader title={subjectKindTitle(subject, place)} summary={`${summary}请先选择。`} />
      <Loadable result={result} height={400} skeleton={<Skeleton height={400} />}>
        {(directory) => (
          <ul className={styles.list}>
            {directory
              .filter(({ kind, rank }) => kind === subject && rank !== null)
              .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
              .slice(0, OFFERED)
              .map(({ code, logo, name, symbol }) => (
                <li key={code}>
                  <HrefLink href={subjectHref(subject, code, place)} className={styles.one}>
                    <Logo src={logo} name={symbol} />
                    {name} {symbol}
                  </HrefLink>
                </li>
              ))}
          </ul>
        )}
      </Loadable>
    </>
  );
}
