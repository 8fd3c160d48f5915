import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { Announcement } from '@coinmirror/shared/contract/news/notices.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useAnnouncementDetailQuery } from '#api/endpoints/notices.ts';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';
import { Time } from '#ui/time/Time.tsx';

/** `/announcement/{id}.html`: one announcement of this site. */
export default function AnnouncementPage() {
  const { id = '' } = useParams();
  const result = useAnnouncementDetailQuery({ id });
  return (
    <ArticlePage
      result={result}
      crumbs={() => [{ label: titleOf('announcement'), href: hrefTo('announcement') }, { label: '正文' }]}
      parts={partsOf}
    />
  );
}

function partsOf({ id, title, blocks, time }: Announcement): ArticleParts {
  return {
    key: id,
    title,
    blocks,
    facts: (
      <>
        <span>{BRAND.name}</span>
        <Time value={time} form="date" />
      </>
    ),
    source: `${BRAND.name}公告`,
  };
}
