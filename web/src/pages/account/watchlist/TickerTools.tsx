import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { HeldPosition } from '@coinmirror/shared/portfolio/positions.ts';
import { Suspense, useMemo, useState } from 'react';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { watchCsv } from '#features/watchlist/transfer/watchCsv.ts';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import { codesOf, type WatchGroup, type WatchGroups } from '#features/watchlist/watchlists.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import type { DisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { Button } from '#ui/button/Button.tsx';
import { downloadCsv } from '#ui/file/download.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { DownloadIcon, UploadIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { Column } from '#ui/table/column.ts';
import { ColumnChooser } from '#ui/table/tools/ColumnChooser.tsx';
import { FilterChips } from '#ui/table/tools/FilterChips.tsx';
import { NumberFilters } from '#ui/table/tools/NumberFilters.tsx';
import type { TableState } from '#ui/table/useTableState.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from './UserTickerPage.module.css';
import type { TickerRow } from './useTickerRows.ts';

/** The importer loads on demand. */
const { Part: ImportDialog, preload: preloadImport } = lazyPart(
  async () => (await import('#features/watchlist/transfer/ImportDialog.tsx')).ImportDialog,
  MissingOpened,
);

interface TickerToolsProps {
  readonly display: DisplayInAddress;
  readonly columns: readonly Column<TickerRow>[];
  readonly state: TableState;
  readonly groups: WatchGroups;
  readonly group: WatchGroup;
  readonly held: ReadonlyMap<string, HeldPosition>;
  readonly isPicking: boolean;
  readonly onPicking: (on: boolean) => void;
}

/** Currency, change base, batch actions, filters, columns, import and export. */
export function TickerTools(props: TickerToolsProps) {
  const { display, columns, state, groups, group, held, isPicking, onPicking } = props;
  const [isImporting, setImporting] = useState(false);
  const directory = useCoinDirectoryQuery({}, { skip: !isImporting }).data?.value;
  const known = useMemo(() => directory?.filter((entry) => entry.kind === 'coin'), [directory]);
  const starred = useMemo(() => new Set(codesOf(groups)), [groups]);
  const groupNames = useMemo(() => groups.map(({ name }) => name), [groups]);
  const { change } = useWatchActions('coin');
  const isEmpty = groups.every(({ items }) => items.length === 0);
  return (
    <>
      <Row className={styles.tools}>
        <PhoneFold label="选项">
          <DisplayTools display={display} withBase />
          <Switch label="批量" checked={isPicking} onChange={onPicking} />
          <span className={styles.gap} />
          <NumberFilters columns={columns} filters={state.filters} onChange={state.setFilters} />
          <ColumnChooser columns={columns} chosen={state.columns} onChoose={state.chooseColumns} />
          <Button
            size="s"
            icon={<UploadIcon aria-hidden="true" />}
            onPointerEnter={preloadImport}
            onFocus={preloadImport}
            onClick={() => setImporting(true)}
          >
            导入
          </Button>
          <Button
            size="s"
            icon={<DownloadIcon aria-hidden="true" />}
            disabled={isEmpty}
            onClick={() => downloadCsv(watchCsv(groups, held), `自选-${formatDate(Date.now())}`)}
          >
            导出
          </Button>
        </PhoneFold>
      </Row>
      <FilterChips columns={columns} filters={state.filters} onChange={state.setFilters} />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            known={known}
            starred={starred}
            group={group.name}
            groupNames={groupNames}
            onClose={() => setImporting(false)}
            onImport={(imported, count) => {
              change({ type: 'merged', groups: imported });
              toast.success(`已导入 ${count} 个币种`);
              setImporting(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
