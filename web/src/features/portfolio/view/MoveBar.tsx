import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './TradeList.module.css';

interface MoveBarProps {
  readonly picked: number;
  readonly total: number;
  readonly portfolios: readonly PortfolioName[];
  readonly onPickAll: (on: boolean) => void;
  readonly onMove: (to: PortfolioName) => void;
}

/** Where the chosen trades go. */
export function MoveBar({ picked, total, portfolios, onPickAll, onMove }: MoveBarProps) {
  const [target, setTarget] = useState<string | null>(null);
  const to = portfolios.find(({ id }) => id === target);
  return (
    <div className={styles.bar} role="toolbar" aria-label="移动交易">
      <Checkbox
        label={`已选 ${picked} / ${total}`}
        checked={picked > 0 && picked === total}
        onChange={(event) => onPickAll(event.target.checked)}
      />
      <Select
        size="s"
        label="移到哪个组合"
        placeholder="移到…"
        value={target}
        options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTarget}
      />
      <Button size="s" disabled={picked === 0 || to === undefined} onClick={() => to && onMove(to)}>
        移动
      </Button>
    </div>
  );
}
