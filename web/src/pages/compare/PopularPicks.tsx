import { HOT_SEARCH_SIZE } from '@coinmirror/shared/constants/limits.ts';
import { useHotSearchQuery } from '#features/searchField/searchApi.ts';
import { Button } from '#ui/button/Button.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './compare.module.css';

const PICKS = 6;

/** Buttons that add the most searched coins to an empty comparison. */
export function PopularPicks({ onAdd }: { readonly onAdd: (code: string) => unknown }) {
  const hot = useHotSearchQuery({ page: 1, pagesize: HOT_SEARCH_SIZE }).data?.value.rows ?? [];
  return (
    <ul className={styles.picks} aria-label="热门币种">
      {hot.slice(0, PICKS).map(({ code, name, symbol, logo }) => (
        <li key={code}>
          <Button icon={<Logo src={logo} name={name} size={20} />} onClick={() => onAdd(code)}>
            {`${name} ${symbol}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
