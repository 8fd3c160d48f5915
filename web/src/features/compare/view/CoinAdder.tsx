import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { cutSearchInput } from '@coinmirror/shared/validation/search.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './comparison.module.css';

interface CoinAdderProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The matches, best first. */
  readonly found: readonly DirectoryEntry[];
  readonly isLoading: boolean;
  /** Adds it, or returns why not; null on success. */
  readonly onAdd: (code: string) => string | null;
  readonly isFull?: boolean;
  /** Label of the submit action. */
  readonly action?: string;
  /** Texts that name what is added. */
  readonly words?: AdderWords;
}

interface AdderWords {
  /** 币种 */
  readonly kind: string;
  readonly placeholder: string;
}

const COIN_WORDS: AdderWords = { kind: '币种', placeholder: '输入名称、代号、拼音，如 BTC' };

/**
 * Finds a coin, or another entry of the directory, like the search field does, and adds it; Enter takes the best match.
 */
export function CoinAdder(props: CoinAdderProps) {
  const { typed, onType, found, isLoading, onAdd, isFull = false, action = '加入对比' } = props;
  const { kind, placeholder } = props.words ?? COIN_WORDS;
  const [error, setError] = useState<string | undefined>(undefined);

  function add(coin: DirectoryEntry | undefined) {
    const complaint = coin ? onAdd(coin.code) : `没有找到这个${kind}`;
    setError(complaint ?? undefined);
    if (complaint === null) onType('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '' && !isLoading) add(found[0]);
  }

  return (
    <form className={styles.adder} onSubmit={submit}>
      <div className={styles.adderField}>
        <TextField
          label={`添加${kind}`}
          hideLabel
          placeholder={placeholder}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setError(undefined);
            onType(cutSearchInput(event.target.value));
          }}
        />
      </div>
      <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
        {isFull ? '已满 4 个' : action}
      </Button>
      {found.length > 0 && (
        <ul className={styles.found} aria-label={`匹配的${kind}`}>
          {found.map((coin) => (
            <li key={coin.code}>
              <Button
                size="s"
                icon={<Logo src={coin.logo} name={coin.name} size={16} />}
                onClick={() => add(coin)}
              >
                {coin.kind === 'coin' ? `${coin.name} ${coin.symbol}` : coin.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
