import { TUTORIAL_HEADS } from '@coinmirror/shared/content/tutorials/compiled/tutorials.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { TutorialList } from '#features/documents/TutorialList.tsx';
import { isTutorial, TutorialText } from '#features/documents/TutorialText.tsx';
import { useTermMarks } from '#features/wiki/useTermMarks.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { MarkSource } from '#ui/prose/marks.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';

/** `/tutorial/{id?}`: a tutorial, step by step; without an id, all of them. */
export default function TutorialPage() {
  const { id } = useParams();
  const title = TUTORIAL_HEADS.find((one) => one.id === id)?.title;
  useDocumentTitle(title);
  if (id === undefined) {
    return (
      <>
        <PageHeader title={titleOf('tutorial')} summary={summaryOf('tutorial')} />
        <TutorialList />
      </>
    );
  }
  if (!isTutorial(id)) {
    return (
      <>
        <NotFoundPage />
        <TutorialList />
      </>
    );
  }
  return (
    <Suspense fallback={<SkeletonLines lines={16} lineHeight={48} />}>
      <MarkSource value={useTermMarks}>
        <TutorialText id={id} />
      </MarkSource>
    </Suspense>
  );
}
