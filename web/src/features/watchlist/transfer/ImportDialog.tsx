import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { CsvField } from '#ui/field/CsvField.tsx';
import type { WatchGroups } from '../watchBook.ts';
import styles from '../watchlist.module.css';
import { type ImportTarget, readImport } from './readImport.ts';

export interface ImportDialogProps extends Omit<ImportTarget, 'known'> {
  /** All known items in order of rank; undefined while loading. */
  readonly known: ImportTarget['known'] | undefined;
  readonly onClose: () => void;
  /** The parsed items in their groups, and their number. */
  readonly onImport: (groups: WatchGroups, count: number) => void;
}

/**
 * Parses codes or symbols from a text or a file, and shows a preview of what was found and what was not before adding.
 */
export function ImportDialog({ known, starred, group, groupNames, onClose, onImport }: ImportDialogProps) {
  const [text, setText] = useState('');
  const { groups, found, unknown, already, tooMany } = useMemo(
    () => readImport(text, { known: known ?? [], starred, group, groupNames }),
    [text, known, starred, group, groupNames],
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="导入自选"
      description={`每行一个代码或代号，加入“${group}”。本站导出的文件连同备注、持仓和分组一起读回。`}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={found.length === 0}
            onClick={() => onImport(groups, found.length)}
          >
            {found.length === 0 ? '导入' : `导入 ${found.length} 个`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <CsvField value={text} example={'BTC\nethereum\nSOL'} onChange={setText} />
        {text.trim() !== '' && (
          <dl className={styles.preview} aria-live="polite">
            <Line title={`找到 ${found.length} 个`} words={found.map((one) => one.name)} />
            {groups.length > 1 && (
              <Line title={`分到 ${groups.length} 个分组`} words={groups.map(({ name }) => name)} />
            )}
            <Line title={`超出每组上限 ${tooMany.length} 个`} words={tooMany.map((one) => one.name)} isBad />
            <Line title={`已在自选 ${already.length} 个`} words={already.map((one) => one.name)} />
            <Line title={`没有找到 ${unknown.length} 个`} words={unknown} isBad />
          </dl>
        )}
      </div>
    </Dialog>
  );
}

interface LineProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly isBad?: boolean;
}

function Line({ title, words, isBad = false }: LineProps) {
  if (words.length === 0) return null;
  return (
    <div>
      <dt className={isBad ? styles.bad : undefined}>{title}</dt>
      <dd>{words.join('、')}</dd>
    </div>
  );
}
