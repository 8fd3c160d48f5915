import { compareHash, type HashVerdict } from '@coinmirror/shared/validation/fileHash.ts';
import { useState } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { fileSha256 } from './fileSha256.ts';
import styles from './wallet.module.css';

const WORDS: Readonly<Record<HashVerdict, string>> = {
  same: '一致：文件与公布的校验和相同。',
  different: '不一致：不要安装这个文件，请从官方域名重新下载。',
  unreadable: '没有读出校验和：SHA-256 是 64 位十六进制。',
};

/** Larger ones do not fit into a browser's memory. */
const MOST_BYTES = 1_000_000_000;

/** Compares a downloaded file with the checksum that its maker published. All of it happens here; nothing is sent. */
export function HashCheck() {
  const [hash, setHash] = useState<string | null>(null);
  const [failed, setFailed] = useState('');
  const [pasted, setPasted] = useState('');

  async function open(file: File | undefined) {
    setHash(null);
    setFailed('');
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      setFailed('文件超过 1 GB，请用系统自带的工具计算。');
      return;
    }
    try {
      setHash(await fileSha256(file));
    } catch {
      setFailed('文件读不出来，请重新选择。');
    }
  }

  const verdict = hash === null || pasted.trim() === '' ? null : compareHash(hash, pasted);
  return (
    <Card title="核对下载文件">
      <div className={styles.form}>
        <p className={styles.note}>
          版本不断更新，校验和以官方下载页当期公布的为准，本站不抄录。选择下载的文件，粘贴官方的
          SHA-256，在你的浏览器里比较，文件不会上传。
        </p>
        <label className={styles.file}>
          下载的文件
          <input type="file" onChange={(event) => void open(event.target.files?.[0])} />
        </label>
        <TextField
          label="官方公布的 SHA-256"
          value={pasted}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setPasted(event.target.value)}
        />
      </div>
      <p className={styles.verdict} role="status">
        {failed}
        {hash !== null && `文件的 SHA-256：${hash}。`}
        {verdict !== null && <strong>{WORDS[verdict]}</strong>}
      </p>
    </Card>
  );
}
