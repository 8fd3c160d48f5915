import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { chaptersOf, plainHref } from '@coinmirror/shared/content/documents/read.ts';
import { pages } from '@coinmirror/shared/pages/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { PrinterIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Contents } from './Contents.tsx';
import styles from './documents.module.css';

interface DocumentViewProps {
  document: DocumentContent;
  /** Before the text: what of it is meant for this visitor. */
  lead?: ReactNode;
}

/** A static text: where it stands, when it was last changed, its contents, the text, what one may want next. */
export function DocumentView({ document, lead }: DocumentViewProps) {
  const { title } = pages[document.page];
  const chapters = useMemo(() => chaptersOf(document.blocks), [document]);
  return (
    <article className={styles.page}>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: '首页', href: hrefTo('home') }, { label: title }]} />}
        title={title}
        summary={document.summary}
        actions={
          <Button size="s" className={styles.print} icon={<PrinterIcon />} onClick={() => window.print()}>
            打印
          </Button>
        }
      />
      <p className={styles.updated}>
        更新日期：<time dateTime={document.updated}>{inWords(document.updated)}</time>
      </p>
      {lead}
      <div className={styles.columns}>
        <Contents chapters={chapters} />
        <div className={styles.text}>
          <Prose blocks={document.blocks} />
          <nav aria-label="相关文档" className={styles.related}>
            <h2>相关文档</h2>
            <ul>
              {document.related.map((page) => (
                <li key={page}>
                  <HrefLink href={plainHref(page)}>{pages[page].title}</HrefLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </article>
  );
}

/** `2026-11-22` → `2026 年 11 月 22 日`; a day has no time zone. */
function inWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}
