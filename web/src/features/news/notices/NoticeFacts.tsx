import type { NoticeDetail } from '@coinmirror/shared/contract/news/notices.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { NOTICE_LABELS } from './noticeTypes.ts';

/** Kind, publisher and time, and where it was published. */
export function NoticeFacts({ notice: { type, publisher, time, url } }: { readonly notice: NoticeDetail }) {
  const { label, tone } = NOTICE_LABELS[type];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <PageLink to="noticeFor" params={{ type: publisher.kind, code: publisher.code }}>
        {publisher.name}
      </PageLink>
      <Time value={time} />
      {url !== '' && <ExternalLink href={url}>原文</ExternalLink>}
    </>
  );
}
