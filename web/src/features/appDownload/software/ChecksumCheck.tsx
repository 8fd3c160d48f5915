import { useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import { UploadField, type UploadState } from '#ui/upload/UploadField.tsx';
import { readSha256, sha256Of } from './sha256.ts';
import styles from './software.module.css';

interface Picked {
  readonly state: UploadState;
  /** null until it has been computed. */
  readonly sum: string | null;
}

const NOTHING: Picked = { state: { kind: 'none' }, sum: null };

/** Verifies that a downloaded file is the published one: computed here, sent nowhere. */
export function ChecksumCheck() {
  const [typed, setTyped] = useState('');
  const [{ state, sum }, setPicked] = useState<Picked>(NOTHING);
  const wanted = readSha256(typed);

  async function compute(file: File) {
    const begun = (part: number) =>
      setPicked({ state: { kind: 'sending', name: file.name, part }, sum: null });
    begun(0);
    try {
      const found = await sha256Of(file, begun);
      setPicked({ state: { kind: 'done', name: file.name, size: file.size }, sum: found });
    } catch {
      setPicked({
        state: { kind: 'failed', name: file.name, reason: '文件太大或无法读取', canRetry: false },
        sum: null,
      });
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="checksum">
      <h2 id="checksum">核对下载的文件</h2>
      <p className={styles.note}>
        从官方网站抄下该安装包的 SHA-256，再选择已下载的文件。校验值只在本机计算，文件不会上传。
      </p>
      <TextField
        label="官方公布的 SHA-256"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        error={typed.trim() !== '' && wanted === null ? '应为 64 位十六进制字符' : undefined}
      />
      <UploadField
        label="已下载的文件"
        accept=""
        staysHere
        state={state}
        onPick={(file) => void compute(file)}
        onRetry={() => setPicked(NOTHING)}
        onRemove={() => setPicked(NOTHING)}
      />
      <div role="status" className={styles.verdict}>
        {sum !== null && <Verdict sum={sum} wanted={wanted} />}
      </div>
    </section>
  );
}

function Verdict({ sum, wanted }: { readonly sum: string; readonly wanted: string | null }) {
  return (
    <>
      <p>
        本机计算：<code className={styles.sum}>{sum}</code>
      </p>
      {wanted !== null &&
        (sum === wanted ? (
          <p className={styles.same}>✓ 一致：文件与官方公布的相同。</p>
        ) : (
          <p className={styles.other}>✗ 不一致：不要安装，请从官方网站重新下载后再核对。</p>
        ))}
    </>
  );
}
