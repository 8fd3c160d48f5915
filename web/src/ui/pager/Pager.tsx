import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { buttonClass } from '../button/buttonClass.ts';
import { cx } from '../classNames.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import styles from './Pager.module.css';
import { pagesAround } from './pagesAround.ts';

export interface PagerProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** The address of a page, from hrefTo. */
  hrefOf: (page: number) => string;
  /** Number of rows on all pages, shown where known. */
  total?: number | null;
  /** Keep the scroll position (a table in the middle of a page). */
  keepScroll?: boolean;
}

/**
 * Pagination by links: pages can be opened in tabs, shared, and left by the back button. Renders nothing for one page.
 */
export function Pager({ page, pageCount, hrefOf, total = null, keepScroll = false }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="分页" className={styles.pager}>
      {total !== null && <span className={styles.total}>共 {formatCount(total)} 条</span>}
      <Step label="上一页" page={page - 1} {...{ pageCount, hrefOf, keepScroll }} />
      <ol className={styles.pages}>
        {pagesAround(page, pageCount).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <HrefLink
                href={hrefOf(slot)}
                keepScroll={keepScroll}
                aria-label={`第 ${slot} 页`}
                aria-current={slot === page ? 'page' : undefined}
                className={cx(buttonClass('quiet'), styles.page, slot === page && styles.current)}
              >
                {slot}
              </HrefLink>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.short} aria-hidden="true">
        {page} / {pageCount}
      </span>
      <Step label="下一页" page={page + 1} {...{ pageCount, hrefOf, keepScroll }} />
    </nav>
  );
}

interface StepProps extends Pick<PagerProps, 'pageCount' | 'hrefOf' | 'keepScroll' | 'page'> {
  label: '上一页' | '下一页';
}

function Step({ label, page, pageCount, hrefOf, keepScroll = false }: StepProps) {
  const icon =
    label === '上一页' ? <ChevronLeftIcon aria-hidden="true" /> : <ChevronRightIcon aria-hidden="true" />;
  const look = cx(buttonClass('secondary'), styles.step);
  if (page < 1 || page > pageCount) {
    return (
      <span className={cx(look, styles.off)} aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <HrefLink
      href={hrefOf(page)}
      keepScroll={keepScroll}
      rel={label === '上一页' ? 'prev' : 'next'}
      aria-label={label}
      className={look}
    >
      {icon}
    </HrefLink>
  );
}
