import { useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { ProofResult } from './ProofResult.tsx';
import type { Verdict } from './proof/types.ts';
import { verifyProof } from './proof/verify.ts';
import styles from './verifier.module.css';

const MOST_BYTES = 1_048_576;

/**
 * Verifies a proof of reserves that an exchange gave its customer. Everything happens in the browser; nothing is sent
 * or stored.
 */
export function ProofVerifier() {
  const [text, setText] = useState('');
  const [root, setRoot] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const check = (content: string) => setVerdict(verifyProof(content, root));

  async function open(chosen: File) {
    if (chosen.size > MOST_BYTES) {
      setVerdict({ kind: 'unreadable', reason: '文件超过 1 MB，证明文件通常只有几十 KB。' });
      return;
    }
    const content = await chosen.text();
    setText(content);
    check(content);
  }

  return (
    <Card title="在本机核对储备金证明">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          check(text);
        }}
      >
        <p className={styles.note}>
          支持 OKX 与 Bitget 公布的证明文件（JSON，含 path 与 self），以及 OKX 的拆分余额文件（含 nodes 与
          totalBalances）。全部计算在您的浏览器里完成，粘贴的内容不会发送，也不会保存。
        </p>
        <TextArea
          label="证明文件内容"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          className={styles.text}
          placeholder='{"path":[…],"self":{…}}'
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label="平台公布的根哈希（选填）"
          hint="到平台的储备金页面抄写同一期的根，才能排除文件里的根是编造的。"
          spellCheck={false}
          autoComplete="off"
          value={root}
          onChange={(event) => setRoot(event.target.value)}
        />
        <div className={styles.tools}>
          <Button type="submit" variant="primary">
            核对
          </Button>
          <ProofFile onChoose={(chosen) => void open(chosen)} />
          <Button
            onClick={() => {
              setText('');
              setRoot('');
              setVerdict(null);
            }}
          >
            清空
          </Button>
        </div>
      </form>
      <div role="status">
        {verdict !== null && <ProofResult verdict={verdict} hasRoot={root.trim() !== ''} />}
      </div>
    </Card>
  );
}

function ProofFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>选择文件</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        hidden
        aria-label="选择证明文件"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
