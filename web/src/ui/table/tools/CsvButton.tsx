import { use } from 'react';
import { Button } from '../../button/Button.tsx';
import { DefinitionAnswer } from '../../definition/DefinitionAnswer.ts';
import { useDisplay } from '../../display/DisplayContext.tsx';
import { DownloadIcon } from '../../icon/icons.ts';
import { importWhenOnline } from '../../lazy/importWhenOnline.ts';
import type { SavedTable } from './saveTable.ts';
import styles from './tools.module.css';

export interface CsvButtonProps<Row> extends Omit<SavedTable<Row>, 'rows' | 'display' | 'asOf'> {
  /** undefined while loading. */
  readonly rows: readonly Row[] | undefined;
}

const load = () => import('./saveTable.ts');
/** A failure is tried again at the press. */
const preload = () => void load().catch(() => undefined);

/**
 * Downloads the table: every row and every column that has a value, in the table's own order, plain decimals, money and
 * times in the visitor's settings.
 */
export function CsvButton<Row>({ rows, ...table }: CsvButtonProps<Row>) {
  const display = useDisplay();
  const asOf = use(DefinitionAnswer).data?.asOf ?? null;
  function save() {
    if (rows)
      void importWhenOnline(load).then(({ saveTable }) => saveTable({ ...table, rows, display, asOf }));
  }
  return (
    <Button
      size="s"
      icon={<DownloadIcon aria-hidden="true" />}
      disabled={!rows?.length}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={save}
    >
      <span className={styles.words}>下载表格</span>
    </Button>
  );
}
