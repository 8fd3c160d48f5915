import { type FormEvent, useId, useState } from 'react';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import styles from './comparison.module.css';

interface CoinAdderProps {
  /** Adds the coin and answers why it could not, or null. */
  readonly onAdd: (code: string) => string | null;
  readonly isFull: boolean;
}

/** Finds a coin by code, symbol or name and puts it into the comparison. */
export function CoinAdder({ onAdd, isFull }: CoinAdderProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const directory = useCoinDirectoryQuery({}).data?.value ?? [];
  const coins = directory.filter((entry) => entry.kind === 'coin');

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim().toLowerCase();
    const found = coins.find(
      ({ code, symbol, name }) =>
        [code, symbol.toLowerCase(), name.toLowerCase()].includes(wanted) ||
        `${name} ${symbol}`.toLowerCase() === wanted,
    );
    const complaint = found ? onAdd(found.code) : '没有找到这个币种';
    setError(complaint ?? undefined);
    if (complaint === null) setTyped('');
  }

  return (
    <form className={styles.adder} onSubmit={submit}>
      <TextField
        label="添加币种"
        hideLabel
        placeholder="输入名称、代号，如 BTC"
        list={listId}
        maxLength={30}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {coins.slice(0, 300).map(({ code, name, symbol }) => (
          <option key={code} value={`${name} ${symbol}`} />
        ))}
      </datalist>
      <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
        {isFull ? '已满 4 个' : '加入对比'}
      </Button>
    </form>
  );
}
