import type { NoticeDetail } from '@coinmirror/shared/contract/news/notices.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useNoticeDetailQuery } from '#api/endpoints/notices.ts';
import { NoticeFacts } from '#features/news/notices/NoticeFacts.tsx';
import { rememberNotice } from '#features/news/notices/readNotices.ts';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';

const MADE_UP = '演示环境中的公告为虚构，机构名称仅用于展示版式，与相关机构无关；真实公告请以平台官网为准。';

/** `/notice/{noticeid}` and `/exchange/notice/{id}`: one notice. */
export default function NoticePage() {
  const { noticeid, id } = useParams();
  const asked = Number(noticeid ?? id);
  const isId = Number.isInteger(asked) && asked > 0;
  const result = useNoticeDetailQuery({ id: asked }, { skip: !isId });
  const shown = result.data?.value.id;
  useEffect(() => {
    if (shown !== undefined) rememberNotice(shown);
  }, [shown]);
  return (
    <ArticlePage
      result={result}
      isImpossible={!isId}
      crumbs={(notice) => [
        { label: titleOf('notice'), href: hrefTo('notice') },
        notice === undefined
          ? { label: '正文' }
          : {
              label: notice.publisher.name,
              href: hrefTo('noticeFor', { type: notice.publisher.kind, code: notice.publisher.code }),
            },
      ]}
      parts={partsOf}
    />
  );
}

function partsOf(notice: NoticeDetail): ArticleParts {
  const { id, title, blocks, coins, time, previous, next, publisher, url } = notice;
  return {
    key: id,
    title,
    blocks,
    facts: <NoticeFacts notice={notice} />,
    source: joinSpaced(publisher.name, titleOf('noticeItem')),
    madeUp: MADE_UP,
    publisher: url === '' ? undefined : publisher.name,
    coins: { coins, time },
    neighbours: {
      measure: '条',
      previous: linked(previous),
      next: linked(next),
    },
  };
}

function linked(item: NoticeDetail['next']) {
  return item && { title: item.title, href: hrefTo('noticeItem', { noticeid: String(item.id) }) };
}
