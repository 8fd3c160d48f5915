import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { localSettingsChanged } from '#features/display/displaySlice.ts';
import { baseLabels, densityLabels, optionsOf, unitOptions } from '#features/display/labels.ts';
import type { DisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { Button } from '#ui/button/Button.tsx';
import { cx } from '#ui/classNames.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { FilterIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Column } from '#ui/table/column.ts';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { NumberFilters } from '#ui/table/tools/NumberFilters.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import styles from './CoinListTools.module.css';

// Loads after the first rows; a button of the same size reserves its space.
const { Part: CoinListPicture } = lazyPart(
  async () => (await import('./CoinListPicture.tsx')).CoinListPicture,
  MissingQuietly,
);

export interface CoinListToolsProps {
  readonly display: DisplayInAddress;
  readonly columns: readonly Column<CoinRow>[];
  readonly rows: readonly CoinRow[] | undefined;
  readonly state: TableState;
  readonly cappedOnly: boolean;
  readonly onCappedOnly: (on: boolean) => void;
  readonly fileName: string;
  /** The time of the rows, epoch ms; null while loading. */
  readonly asOf: number | null;
  /** It stands in the row of the list's tabs, and has only what fits there. */
  readonly beside: boolean;
}

/** The tools of the table: currency, change base, rows, columns, row height, and the download. */
export function CoinListTools(props: CoinListToolsProps) {
  const { display, columns, rows, state, cappedOnly, onCappedOnly, fileName, asOf, beside } = props;
  const { density } = useDisplay();
  const dispatch = useDispatch();
  return (
    <div className={cx(styles.tools, beside && styles.beside)}>
      <PhoneFold label="选项" {...(beside && { icon: <FilterIcon aria-hidden="true" /> })}>
        <Select
          label="计价单位"
          size="s"
          value={display.unit}
          options={unitOptions}
          onChange={display.chooseUnit}
        />
        <Segmented
          label="涨跌周期"
          options={optionsOf(baseLabels)}
          value={display.changeBase}
          onChange={display.chooseBase}
        />
        {columns.some(({ id }) => id === 'marketCap') && (
          <span className={styles.extra}>
            <Switch label="只看有市值" checked={cappedOnly} onChange={onCappedOnly} />
          </span>
        )}
        <span className={styles.gap} />
        <NumberFilters columns={columns} filters={state.filters} onChange={state.setFilters} />
        <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
        <div className={styles.density}>
          <Segmented
            label="表格行高"
            options={optionsOf(densityLabels)}
            value={density}
            onChange={(value) => dispatch(localSettingsChanged({ density: value }))}
          />
        </div>
        <CsvButton name={fileName} columns={columns} rows={rows} state={state} />
        <Suspense
          fallback={
            <Button size="s" disabled>
              分享图
            </Button>
          }
        >
          <CoinListPicture title={fileName} columns={columns} rows={rows} asOf={asOf} state={state} />
        </Suspense>
      </PhoneFold>{' '}
    </div>
  );
}
