import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { plainHref } from '@coinmirror/shared/content/documents/read.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { ReactNode } from 'react';
import { TextView } from './TextView.tsx';

interface DocumentViewProps {
  document: DocumentContent;
  /** Before the text: what applies to this visitor. */
  lead?: ReactNode;
}

/** A static text: breadcrumb, date, contents, text, related links. */
export function DocumentView({ document, lead }: DocumentViewProps) {
  const { title } = pages[document.page];
  return (
    <TextView
      title={title}
      crumbs={[{ label: '首页', href: hrefTo('home') }, { label: title }]}
      summary={document.summary}
      updated={document.updated}
      blocks={document.blocks}
      lead={lead}
      next={{
        label: '相关文档',
        links: document.related.map((page) => ({ href: plainHref(page), title: pages[page].title })),
      }}
    />
  );
}
