import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { type ReactNode, Suspense } from 'react';
import { isMissing } from '#api/isMissing.ts';
import type { CommentSubject } from '#features/comments/subject.ts';
import article from '#features/news/articles/article.module.css';
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
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Article } from './Article.tsx';
import styles from './ArticlePage.module.css';

/** The content of an article page; anything left out is not rendered. */
export interface ArticleParts {
  /** Another key is another article: resets what was expanded or enlarged. */
  readonly key: string | number;
  readonly title: string;
  /** Author, time and kind: one line under the title. */
  readonly facts: ReactNode;
  /** Of title and text, where it differs from the page's. */
  readonly lang?: 'en' | undefined;
  readonly blocks: readonly TextBlock[];
  /** The source, for the shared picture. */
  readonly source: string;
  /** Between the header and the text: the state of a vote. */
  readonly lead?: ReactNode;
  /** Directly below a summary: the way to the text elsewhere. */
  readonly original?: ReactNode;
  /** Directly below the text: votes, a button, a table. */
  readonly under?: ReactNode;
  /** The note on a simulated text; without it there is no statement. */
  readonly madeUp?: string;
  /** Who published it elsewhere: the statement names him. */
  readonly publisher?: string | undefined;
  readonly coins?: RelatedCoinsProps;
  readonly neighbours?: NeighboursProps;
  /** Last: further content. */
  readonly after?: ReactNode;
  readonly comments?: CommentSubject;
}

interface ArticlePageProps<Value extends { readonly title: string }> {
  readonly result: LoadableResult<Value>;
  /** The address is invalid for an article: no call was made. */
  readonly isImpossible?: boolean;
  /** The title as a list tells it, until the text is there. */
  readonly known?: string | undefined;
  /** The document title, where the heading says too little. */
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

/** A page of one fetched text: news, a notice, an announcement, an article of the wiki. */
export function ArticlePage<Value extends { readonly title: string }>({
  result,
  isImpossible = false,
  known,
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
      {shown === undefined && result.error !== undefined && (
        // Every page has a heading to jump to; without its text it is called as in the breadcrumb.
        <VisuallyHidden>
          <h1>{crumbs(shown).at(-1)?.label}</h1>
        </VisuallyHidden>
      )}
      <Loadable result={result} height={HEIGHT} skeleton={<Expected title={known} />}>
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

function Expected({ title }: { readonly title: string | undefined }) {
  return (
    <>
      {title !== undefined && <h1 className={article.title}>{title}</h1>}
      <Skeleton height={HEIGHT} />
    </>
  );
}
