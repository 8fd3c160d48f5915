import { inLanguage } from '@coinmirror/shared/pages/newsTabs.ts';
import type { FeedSubject } from '@coinmirror/shared/routes/feeds.ts';
import type { NewsListPage } from '@coinmirror/shared/sentences/news.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { ReactNode } from 'react';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { isMissing } from '#api/isMissing.ts';
import { ArticleList } from '#features/news/articles/ArticleList.tsx';
import { FollowButton, type FollowButtonProps } from '#features/news/follow/FollowButton.tsx';
import { LanguageToggle } from '#features/news/language/LanguageToggle.tsx';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import type { NewsListParams } from '#features/news/useNewsPages.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './ArticlePage.module.css';
import { FeedLinks } from './FeedLinks.tsx';

interface ArticleListPageProps {
  readonly title: string;
  readonly summary: string;
  /** The breadcrumbs to this page; its title is the last step. */
  readonly above: readonly Crumb[];
  /** The parameters of the list; an unknown list is a not-found page. */
  readonly params: NewsListParams;
  readonly feed: FeedSubject;
  /** What can be followed here, if anything. */
  readonly follow?: FollowButtonProps;
  /** Beside it: sections, coins. */
  readonly strip?: ReactNode;
  readonly hasLead?: boolean;
  /** What its list says of the day, in place of the summary. */
  readonly sentenceOf?: (list: NewsListPage, asOf: number) => Sentence | null;
}

/** A page of articles of one kind: newest first, an infinite list, with feed links. */
export function ArticleListPage(props: ArticleListPageProps) {
  const { title, summary, above, feed, follow, strip, hasLead = false, sentenceOf } = props;
  const [language, setLanguage] = useNewsLanguage();
  // An author writes in one language.
  const hasChoice = props.params.authorid === undefined;
  const params = hasChoice ? inLanguage(props.params, language) : props.params;
  const { data, error } = useNewsListQuery(params);
  useDocumentTitle(title);
  if (isMissing(error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[...above, { label: title }]} />}
        title={title}
        summary={summary}
        {...(sentenceOf && { sentence: data ? sentenceOf(data.value, data.asOf) : null })}
        actions={
          <>
            {hasChoice && <LanguageToggle language={language} onChange={setLanguage} />}
            <FeedLinks subject={feed} />
            {follow && <FollowButton {...follow} />}
          </>
        }
      />
      {strip}
      <div className={styles.content}>
        <ArticleList key={JSON.stringify(params)} params={params} hasLead={hasLead} />
      </div>
    </>
  );
}
