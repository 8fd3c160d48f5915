import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { type ReactNode, Suspense } from 'react';
import { isMissing } from '#api/isMissing.ts';
import type { CommentSubject } from '#features/comments/subject.ts';
import type { NeighboursProps } from '#features/news/articles/Neighbours.tsx';
import type { RelatedCoinsProps } from '#features/news/articles/RelatedCoins.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { Article } from './Article.tsx';
import styles from './ArticlePage.module.css';

/** What a page of one article says; whatever is left out is not shown. */
export interface ArticleParts {
  /** Another key, another article: what was opened or enlarged begins again. */
  readonly key: string | number;
  readonly title: string;
  /** Who, when, of which kind: one line under the title. */
  readonly facts: ReactNode;
  /** Of title and text, where it is not the page's own. */
  readonly lang?: 'en' | undefined;
  readonly blocks: readonly TextBlock[];
  /** Where the words are from, on the picture that is handed on. */
  readonly source: string;
  /** Between the head and the text: how a vote stands. */
  readonly lead?: ReactNode;
  /** Directly under the text: votes, a button, a table. */
  readonly under?: ReactNode;
  /** What is said of a text that was made up; without it there is no statement. */
  readonly madeUp?: string;
  readonly coins?: RelatedCoinsProps;
  readonly neighbours?: NeighboursProps;
  /** Last: what else one may want. */
  readonly after?: ReactNode;
  readonly comments?: CommentSubject;
}

interface ArticlePageProps<Value extends { readonly title: string }> {
  readonly result: LoadableResult<Value>;
  /** The address cannot be that of an article: nothing was asked. */
  readonly isImpossible?: boolean;
  /** What the tab says, where the title alone says too little. */
  readonly tab?: (value: Value) => string;
  readonly crumbs: (value: Value | undefined) => readonly Crumb[];
  readonly parts: (value: Value) => ArticleParts;
}

// Below everything else of the page.
const { Part: SubjectComments } = lazyPart(
  async () => (await import('../comments/SubjectComments.tsx')).SubjectComments,
);

const HEIGHT = 900;
const ownTitle = ({ title }: { readonly title: string }) => title;

/** A page of one text that came as data: news, a notice, an announcement, an article of the wiki. */
export function ArticlePage<Value extends { readonly title: string }>({
  result,
  isImpossible = false,
  tab = ownTitle,
  crumbs,
  parts,
}: ArticlePageProps<Value>) {
  const shown = result.data?.value;
  useDocumentTitle(shown && tab(shown));
  if (isImpossible || isMissing(result.error)) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      <Breadcrumb items={crumbs(shown)} />
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(value, { provenance = null }) => {
          const { key, comments, ...rest } = parts(value);
          return (
            <>
              <Article key={key} {...rest} provenance={provenance} />
              {comments && (
                <div className={styles.comments}>
                  <AfterFirstScreen>
                    <Suspense fallback={null}>
                      <SubjectComments {...comments} />
                    </Suspense>
                  </AfterFirstScreen>
                </div>
              )}
            </>
          );
        }}
      </Loadable>
    </div>
  );
}
