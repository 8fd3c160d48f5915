import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import { type SubjectPlace, subjectHref } from '@coinmirror/shared/pages/subjects.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { NearestNames } from './NearestNames.tsx';
import type { Subject } from './subject.ts';

interface SubjectMissingProps {
  readonly subject: SubjectName;
  readonly code: string;
  readonly place: SubjectPlace;
  readonly useNamesakes: Subject<unknown>['useNamesakes'];
}

/** Unknown subject: the 404 page, with the same page of subjects with the most similar names. */
export function SubjectMissing({ subject, code, place, useNamesakes }: SubjectMissingProps) {
  return (
    <>
      <NotFoundPage />
      <NearestNames all={useNamesakes()} asked={code} hrefOf={(near) => subjectHref(subject, near, place)} />
    </>
  );
}
