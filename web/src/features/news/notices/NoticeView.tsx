import type { NoticeDetail } from '@coinmirror/shared/contract/news/notices.ts';
import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import { ArticleText } from '../articles/ArticleText.tsx';
import article from '../articles/article.module.css';
import { Neighbours } from '../articles/Neighbours.tsx';
import { Statement } from '../articles/Statement.tsx';
import { NOTICE_LABELS } from './noticeTypes.ts';

interface NoticeViewProps {
  readonly notice: NoticeDetail;
  readonly provenance: Provenance | null;
}

/** A notice in full. */
export function NoticeView({ notice, provenance }: NoticeViewProps) {
  const { label, tone } = NOTICE_LABELS[notice.type];
  const { publisher, previous, next } = notice;
  return (
    <article className={article.article}>
      <header className={article.head}>
        <h1 className={article.title}>{notice.title}</h1>
        <p className={article.facts}>
          <Badge tone={tone}>{label}</Badge>
          <PageLink to="noticeFor" params={{ type: publisher.kind, code: publisher.code }}>
            {publisher.name}
          </PageLink>
          <Time value={notice.time} />
          {notice.coins.length > 0 && <span>影响币种：</span>}
          {notice.coins.map((coin) => (
            <PageLink key={coin.code} to="coin" params={{ coinCode: coin.code }}>
              {coin.symbol}
            </PageLink>
          ))}
        </p>
      </header>
      <ArticleText blocks={notice.blocks} size="m" />
      <Statement
        provenance={provenance}
        madeUp="演示环境中的公告为虚构，机构名称仅用于展示版式，与相关机构无关；真实公告请以平台官网为准。"
      />
      <Neighbours
        measure="条"
        previous={previous}
        next={next}
        hrefOf={(id) => hrefTo('noticeItem', { noticeid: String(id) })}
      />
    </article>
  );
}
