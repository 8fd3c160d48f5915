import type { ChangeEvent } from 'react';
import { toast } from '../toast/toast.ts';
import styles from './CsvField.module.css';
import { TextArea } from './TextArea.tsx';

const FILE_MAX_BYTES = 1024 * 1024;

export interface CsvFieldProps {
  readonly value: string;
  /** Example lines. */
  readonly example: string;
  readonly onChange: (text: string) => void;
}

/** Lines pasted or from a file; the caller parses them. */
export function CsvField({ value, example, onChange }: CsvFieldProps) {
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) toast.error('文件不能超过 1 MB');
    else onChange(await file.text());
  }

  return (
    <>
      <label className={styles.file}>
        <span>选择 CSV 文件</span>
        <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={read} />
      </label>
      <TextArea
        label="或粘贴在这里"
        rows={6}
        value={value}
        placeholder={example}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
