import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { CsvField } from '#ui/field/CsvField.tsx';
import { MarkChoice } from '#ui/file/MarkChoice.tsx';
import styles from '../watchlist.module.css';
import type { WatchGroups } from '../watchlists.ts';
import { type ImportPreview, type ImportTarget, readImport } from './readImport.ts';

export interface ImportDialogProps extends Omit<ImportTarget, 'known' | 'mark'> {
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
  const [mark, setMark] = useState<DecimalMark | null>(null);
  const read = useMemo(
    () => readImport(text, { known: known ?? [], starred, group, groupNames, mark }),
    [text, known, starred, group, groupNames, mark],
  );
  const { groups, found } = read;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="导入自选"
      description={`代码、代号、中文名或交易对，用逗号、空格或换行隔开，加入“${group}”。有列名的表格连同备注、持仓和分组一起读入。`}
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
        <CsvField
          value={text}
          example={'BTC、ETH、SOL'}
          onChange={(words) => {
            setMark(null);
            setText(words);
          }}
        />
        {read.unclear && <MarkChoice unclear={read.unclear} onMark={setMark} />}
        {text.trim() !== '' && <Preview read={read} />}
      </div>
    </Dialog>
  );
}

function Preview({ read }: { readonly read: ImportPreview }) {
  const { groups, found, tooMany, already, unknown, repeated, odd, unused } = read;
  return (
    <dl className={styles.preview} aria-live="polite">
      <Line title={`找到 ${found.length} 个`} words={found.map((one) => one.name)} />
      {groups.length > 1 && (
        <Line title={`分到 ${groups.length} 个分组`} words={groups.map(({ name }) => name)} />
      )}
      <Line title={`超出每组上限 ${tooMany.length} 个`} words={tooMany.map((one) => one.name)} isBad />
      <Line title={`已在自选 ${already.length} 个`} words={already.map((one) => one.name)} />
      <Line title={`没有找到 ${unknown.length} 个`} words={unknown} isBad />
      {repeated > 0 && <Line title="重复" words={[`${repeated} 行与上面相同，只算一次`]} />}
      <Line title={`无法读取 ${odd.length} 处`} words={odd} isBad />
      <Line title={`没有用到的列 ${unused.length} 个`} words={unused} />
    </dl>
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
