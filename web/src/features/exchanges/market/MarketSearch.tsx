import { useEffect, useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import styles from './MarketPanel.module.css';

/** Typing is over when nothing was typed for this long, ms. */
const TYPED = 300;
const MOST = 30;

interface MarketSearchProps {
  /** What the address asks for. */
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Narrows the list by a coin's name or a pair, once typing has stopped. */
export function MarketSearch({ words, onChange }: MarketSearchProps) {
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  // The address changed by itself: back, another kind, all filters away.
  if (before !== words) {
    setBefore(words);
    setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), TYPED);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);
  return (
    <TextField
      label="搜索币种或交易对"
      hideLabel
      type="search"
      placeholder="搜索币种或交易对"
      maxLength={MOST}
      className={styles.search}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
