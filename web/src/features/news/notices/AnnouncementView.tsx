import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { Announcement } from '@coinmirror/shared/contract/news/notices.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { ArticleText } from '../articles/ArticleText.tsx';
import article from '../articles/article.module.css';

/** An announcement of this site in full. */
export function AnnouncementView({ announcement }: { readonly announcement: Announcement }) {
  return (
    <article className={article.article}>
      <header className={article.head}>
        <h1 className={article.title}>{announcement.title}</h1>
        <p className={article.facts}>
          <span>{BRAND.name}</span>
          <Time value={announcement.time} form="date" />
          <PageLink to="announcement">全部公告</PageLink>
        </p>
      </header>
      <ArticleText blocks={announcement.blocks} size="m" />
    </article>
  );
}
