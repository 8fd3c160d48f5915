import type { Block } from '@coinmirror/shared/content/documents/document.ts';
import { chaptersOf } from '@coinmirror/shared/content/documents/read.ts';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { PrinterIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Breadcrumb, type Crumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { Contents } from './Contents.tsx';
import styles from './documents.module.css';

interface TextViewProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly summary: string;
  /** `YYYY-MM-DD`. */
  readonly updated: string;
  readonly blocks: readonly Block[];
  /** Before the text. */
  readonly lead?: ReactNode;
  /** Related links. */
  readonly next: {
    readonly label: string;
    readonly links: readonly { readonly href: string; readonly title: string }[];
  };
}

/** A long text with its contents beside it. */
export function TextView({ title, crumbs, summary, updated, blocks, lead, next }: TextViewProps) {
  const chapters = useMemo(() => chaptersOf(blocks), [blocks]);
  return (
    <article className={styles.page}>
      <PageHeader
        breadcrumb={<Breadcrumb items={crumbs} />}
        title={title}
        summary={summary}
        actions={
          <Button size="s" className={styles.print} icon={<PrinterIcon />} onClick={() => window.print()}>
            打印
          </Button>
        }
      />
      <p className={styles.updated}>
        更新日期：<time dateTime={updated}>{inWords(updated)}</time>
      </p>
      {lead}
      <div className={styles.columns}>
        <Contents chapters={chapters} />
        <div className={styles.text}>
          <Prose blocks={blocks} />
          <nav aria-label={next.label} className={styles.related}>
            <h2>{next.label}</h2>
            <ul>
              {next.links.map(({ href, title: name }) => (
                <li key={href}>
                  <HrefLink href={href}>{name}</HrefLink>
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
