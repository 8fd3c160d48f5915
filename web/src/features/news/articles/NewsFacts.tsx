import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { Author } from './Author.tsx';
import { SECTIONS } from './sections.ts';

/** Section, author, date, length and number of reads; of what another published, its name and its own page. */
export function NewsFacts({ detail }: { readonly detail: NewsDetail }) {
  const { label, tone } = SECTIONS[detail.section];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {detail.important && <Badge tone="error">重要</Badge>}
      {detail.original === '' ? (
        <>
          <Author name={detail.author} code={detail.authorCode} />
          <Time value={detail.time} />
          <span>来源：{detail.source}</span>
        </>
      ) : (
        <>
          <Time value={detail.time} />
          <span>
            来源：
            <Author name={detail.author} code={detail.authorCode} />
          </span>
          <ExternalLink href={detail.original}>阅读原文</ExternalLink>
        </>
      )}
      {detail.reads !== null && <span>{formatCount(detail.reads)} 阅读</span>}
      {detail.minutes !== null && <span>约 {detail.minutes} 分钟</span>}
    </>
  );
}
