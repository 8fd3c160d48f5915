import { Button } from '../button/Button.tsx';
import styles from './StepPager.module.css';

interface StepPagerProps {
  label: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Back and forth in a list whose pages have no address of their own. Nothing where there is one page. */
export function StepPager({ label, page, pageCount, onPage }: StepPagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.steps} aria-label={label}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span>
        {page} / {pageCount}
      </span>
      <Button disabled={page === pageCount} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </nav>
  );
}
