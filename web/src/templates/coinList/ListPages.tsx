import { LIST_PAGE_SIZES } from '@coinmirror/shared/constants/limits.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { useNavigate } from 'react-router';
import { Pager } from '#ui/pager/Pager.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './ListPages.module.css';
import type { CoinListRows } from './useCoinListRows.ts';

interface ListPagesProps {
  readonly page: number;
  readonly size: number;
  readonly list: Pick<CoinListRows, 'pageCount' | 'total'>;
  readonly hrefOf: (page: number, size: number) => string;
}

const options = LIST_PAGE_SIZES.map((size) => ({ value: String(size), label: `每页 ${size} 个` }));

/** The pager and the page size; neither where everything fits on one page. */
export function ListPages({ page, size, list, hrefOf }: ListPagesProps) {
  const navigate = useNavigate();
  if (list.total === null || list.total <= LIST_PAGE_SIZES[0]) return null;
  return (
    <div className={styles.pages}>
      <Pager
        page={page}
        pageCount={list.pageCount}
        total={list.total}
        hrefOf={(next) => hrefOf(next, size)}
      />
      <Select
        label="每页行数"
        size="s"
        value={String(size)}
        options={options}
        onChange={(next) => void navigate(hrefOf(1, ownNumber(next)))}
      />
    </div>
  );
}
