import { cx } from '#ui/classNames.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './searchDropdown.module.css';
import type { Suggestion } from './suggestions.ts';
import type { SuggestedPrice } from './useSuggestedPrices.ts';

interface SearchOptionProps {
  id: string;
  item: Suggestion;
  isActive: boolean;
  /** Of a coin; undefined while loading. */
  price: SuggestedPrice | undefined;
  onChoose: (item: Suggestion) => void;
}

/** One row of the dropdown: its label, and for coins and exchanges price and rank. */
export function SearchOption({ id, item, isActive, price, onChoose }: SearchOptionProps) {
  const { logo, label, note, change24h, priced, rank } = item;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys choose (aria-activedescendant)
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={cx(styles.option, isActive && styles.active)}
      // The press must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      {logo && <Logo src={logo.src} name={logo.name} size={20} />}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {change24h !== undefined && <Percent value={change24h} />}
      {priced && price && (
        <>
          <Money usd={price.price} kind="price" />
          <span className={styles.change}>
            <Percent value={price.change24h} />
          </span>
        </>
      )}
      {rank && <span className={styles.rank}>{rank}</span>}
    </div>
  );
}
