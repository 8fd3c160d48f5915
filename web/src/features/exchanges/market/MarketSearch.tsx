import { useEffect, useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import styles from './MarketPanel.module.css';

/** Debounce of the search field, ms. */
const TYPED = 300;
const MOST = 30;

interface MarketSearchProps {
  /** The search term in the address. */
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Filters the list by coin name or pair, debounced. */
export function MarketSearch({ words, onChange }: MarketSearchProps) {
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  const [sent, setSent] = useState(words);
  if (before !== words) {
    setBefore(words);
    // The address changed otherwise: back, another kind, filters cleared. What was sent from here may be older than what
    // is typed.
    if (words !== sent) {
      setTyped(words);
      setSent(words);
    }
  }
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      onChange(typed.trim());
    }, TYPED);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);
  return (
    <div className={styles.search}>
      <TextField
        label="搜索币种或交易对"
        hideLabel
        type="search"
        placeholder="搜索币种或交易对"
        maxLength={MOST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
