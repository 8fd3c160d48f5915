import type { Page } from '@coinmirror/shared/contract/wire.ts';
import { Pager } from '#ui/pager/Pager.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { NothingFound } from './NothingFound.tsx';
import { type Story, StoryHits, type TranslatedNews } from './StoryHits.tsx';
import { useNewsFoundQuery, useNoticesFoundQuery } from './searchResultsApi.ts';
import { storyOfNews, storyOfNotice } from './storyOf.ts';

interface StoryResultsProps {
  readonly keyword: string;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  readonly translated?: TranslatedNews | undefined;
}

const PAGE_SIZE = 20;
const SKELETON = { lines: 8, lineHeight: 92 } as const;

/** The 资讯 tab of the search page. */
export function NewsResults(props: StoryResultsProps) {
  const { keyword, page } = props;
  const result = useNewsFoundQuery({ code: keyword, page, per_page: PAGE_SIZE });
  return <Stories {...props} result={result} storyOf={storyOfNews} />;
}

/** The 公告 tab of the search page. */
export function NoticeResults(props: StoryResultsProps) {
  const { keyword, page } = props;
  const result = useNoticesFoundQuery({ keyword, page, per_page: PAGE_SIZE });
  return <Stories {...props} result={result} storyOf={storyOfNotice} />;
}

interface StoriesProps<Row> extends StoryResultsProps {
  readonly result: LoadableResult<Page<Row>>;
  readonly storyOf: (row: Row) => Story;
}

function Stories<Row>({ keyword, page, hrefOf, translated, result, storyOf }: StoriesProps<Row>) {
  return (
    <Loadable result={result} isEmpty={() => false} skeleton={<SkeletonLines {...SKELETON} />}>
      {({ rows, pageCount, total }) =>
        rows.length === 0 ? (
          <NothingFound keyword={keyword} />
        ) : (
          <>
            <StoryHits stories={rows.map(storyOf)} keyword={keyword} translated={translated} />
            <Pager page={page} pageCount={pageCount} total={total} hrefOf={hrefOf} />
          </>
        )
      }
    </Loadable>
  );
}
