import { UNLOCK_KIND_NAMES } from '@coinmirror/shared/columns/unlocks.ts';
import { UNLOCK_KINDS, UNLOCK_RANGES, type UnlockKind } from '@coinmirror/shared/contract/unlocks.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { UNLOCK_SHARES, UNLOCK_VALUES, type UnlockChoice } from '@coinmirror/shared/pages/unlockAddress.ts';
import { UNLOCK_RANGE_NAMES } from '@coinmirror/shared/sentences/unlocks.ts';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './UnlockFilters.module.css';

const RANGES = UNLOCK_RANGES.map((value) => ({ value, label: UNLOCK_RANGE_NAMES[value] }));
const KINDS: readonly { readonly value: UnlockKind | 'all'; readonly label: string }[] = [
  { value: 'all', label: '全部' },
  ...UNLOCK_KINDS.map((value) => ({ value, label: UNLOCK_KIND_NAMES[value] })),
];
const SHARES = UNLOCK_SHARES.map((share) => ({
  value: String(share),
  label: share === 0 ? '占流通不限' : `占流通 ≥ ${share}%`,
}));
const VALUES = UNLOCK_VALUES.map((value) => ({
  value: String(value),
  label: value === 0 ? '价值不限' : `价值 ≥ $${formatAmount(value)}`,
}));

/** What of the unlocks is shown; all of it stands in the address. */
export function UnlockFilters({ choice }: { readonly choice: UnlockChoice }) {
  const [, write] = useUrlParams();
  /** The default of a filter is left out; a narrower list begins with its first page. */
  const choose = (name: keyof UnlockChoice, value: string, first: string) =>
    write({ [name]: value === first ? null : value, page: null }, { push: true });
  return (
    <div className={styles.filters}>
      <Segmented
        label="时段"
        options={RANGES}
        value={choice.range}
        onChange={(range) => choose('range', range, 'week')}
      />
      <PhoneFold label="筛选">
        <div className={styles.more}>
          <Segmented
            label="解锁方式"
            options={KINDS}
            value={choice.kind}
            onChange={(kind) => choose('kind', kind, 'all')}
          />
          <Select
            label="最低占流通"
            size="s"
            options={SHARES}
            value={String(choice.share)}
            onChange={(share) => choose('share', share, '0')}
          />
          <Select
            label="最低价值"
            size="s"
            options={VALUES}
            value={String(choice.value)}
            onChange={(value) => choose('value', value, '0')}
          />
          <Checkbox
            label="只看自选"
            checked={choice.own}
            onChange={({ target }) => choose('own', target.checked ? '1' : '', '')}
          />
        </div>
      </PhoneFold>
    </div>
  );
}
