import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { CloseIcon, CompareIcon } from '#ui/icon/icons.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { findCoins } from './findCoins.ts';
import styles from './Versus.module.css';

export interface VersusPickerProps {
  /** The page's coin, which is not offered. */
  readonly own: string;
  readonly directory: readonly DirectoryEntry[];
  /** The compared coin; null for none. */
  readonly chosen: DirectoryEntry | null;
  readonly onChoose: (code: string | null) => void;
}

const OFFERED = 8;

/** Chooses another coin to compare in the chart, or removes it. */
export function VersusPicker({ own, directory, chosen, onChoose }: VersusPickerProps) {
  if (chosen) {
    return (
      <Button
        size="s"
        icon={<CloseIcon aria-hidden="true" />}
        aria-label={`对比 ${chosen.symbol}，点按移除${chosen.name}`}
        onClick={() => onChoose(null)}
      >
        对比 {chosen.symbol}
      </Button>
    );
  }
  return (
    <Popover
      label="选择对比的币种"
      align="end"
      trigger={(props) => (
        <Button {...props} size="s" icon={<CompareIcon aria-hidden="true" />}>
          走势对比
        </Button>
      )}
    >
      {(close) => (
        <Choices
          own={own}
          directory={directory}
          onChoose={(code) => {
            onChoose(code);
            close();
          }}
        />
      )}
    </Popover>
  );
}

interface ChoicesProps {
  readonly own: string;
  readonly directory: readonly DirectoryEntry[];
  readonly onChoose: (code: string) => void;
}

function Choices({ own, directory, onChoose }: ChoicesProps) {
  const [words, setWords] = useState('');
  const coins = findCoins(directory, words, own, OFFERED);
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        if (coins[0]) onChoose(coins[0].code);
      }}
    >
      <TextField
        label="搜索要对比的币种"
        hideLabel
        type="search"
        placeholder="名称或代号，回车选第一个"
        maxLength={30}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles.coins}>
        {coins.map((coin) => (
          <li key={coin.code}>
            <button type="button" className={styles.coin} onClick={() => onChoose(coin.code)}>
              <Logo src={coin.logo} name={coin.symbol} size={20} />
              <span>{coin.symbol}</span>
              <span className={styles.name}>{coin.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {coins.length === 0 && <p className={styles.name}>没有找到这个币种</p>}
    </form>
  );
}
