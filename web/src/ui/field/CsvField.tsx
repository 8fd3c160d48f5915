import { type ChangeEvent, useState } from 'react';
import { decodeText } from '../file/decodeText.ts';
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
  const [name, setName] = useState('');

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setName('');
    if (file.size > FILE_MAX_BYTES) toast.error('文件不能超过 1 MB');
    else {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (text === null) toast.error('这不是文本文件，请另存为 CSV（UTF-8）再选');
      else {
        setName(file.name);
        onChange(text);
      }
    }
    // The same file, mended, can be chosen again.
    target.value = '';
  }

  return (
    <>
      <label className={styles.file}>
        <span>选择 CSV 文件</span>
        <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={read} />
        {name !== '' && <span>已读入 {name}</span>}
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
