import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { findTechnicals } from './findTechnicals.ts';
import styles from './IndicatorDialog.module.css';
import { IndicatorRow } from './IndicatorRow.tsx';
import { TemplateBar } from './TemplateBar.tsx';
import { useHasFutures } from './useHasFutures.ts';

/** The coin of the chart. */
export interface ChartedCoin {
  readonly code: string;
  readonly name: string;
}

interface IndicatorDialogProps {
  /** undefined while it is on its way. */
  readonly coin: ChartedCoin | undefined;
  readonly onClose: () => void;
}

const needsFutures = ({ needs }: Technical) => needs === 'futures';

const GROUPS: readonly { readonly label: string; readonly holds: (technical: Technical) => boolean }[] = [
  { label: '主图指标', holds: ({ pane }) => pane === 'main' },
  { label: '副图指标', holds: (one) => one.pane === 'sub' && !needsFutures(one) },
  { label: '衍生品', holds: needsFutures },
];

/** Every indicator with a checkbox, found by name, and the parameters of the selected ones; the chart follows at once. */
export function IndicatorDialog({ coin, onClose }: IndicatorDialogProps) {
  const [typed, setTyped] = useState('');
  const found = findTechnicals(useDeferredValue(typed));
  const { isOffered, why } = useHasFutures(coin);
  const groups = GROUPS.map((group) => ({ ...group, rows: found.filter(group.holds) }));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="技术指标" size="m">
      <div className={styles.search}>
        <TextField
          type="search"
          label="搜索指标"
          placeholder="名称、代码、拼音首字母"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {groups.map(
        ({ label, holds, rows }) =>
          rows.length > 0 && (
            <section key={label} className={styles.group}>
              <h3>{label}</h3>
              {holds === needsFutures && why !== '' && <p className={styles.why}>{why}</p>}
              {rows.map((technical) => (
                <IndicatorRow
                  key={technical.key}
                  technical={technical}
                  isClosed={needsFutures(technical) && !isOffered}
                />
              ))}
            </section>
          ),
      )}
      {found.length === 0 && <p className={styles.why}>没有匹配的指标，可以试试 MACD、布林、zjfl。</p>}
      <TemplateBar />
    </Dialog>
  );
}
