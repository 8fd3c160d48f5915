import { judgeHandle, type OfficialHandle, type Verdict } from '@coinmirror/shared/validation/official.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { VerdictView } from './VerdictView.tsx';
import styles from './verification.module.css';

const LONGEST = 200;

/** One field for any address or account; says plainly whether it is ours. The input never leaves the page. */
export function OfficialCheck({ genuine }: { readonly genuine: readonly OfficialHandle[] }) {
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [error, setError] = useState<string>();
  function check(event: FormEvent) {
    event.preventDefault();
    const judged = judgeHandle(typed, genuine);
    setVerdict(judged);
    setError(judged === null ? '请先填写要核对的域名、邮箱或账号' : undefined);
  }
  return (
    <>
      <form className={styles.form} onSubmit={check} aria-label="官方验证">
        <TextField
          label="域名、邮箱或账号"
          placeholder="域名、邮箱、电报、微信或手机号"
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setVerdict(null);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary">
          验证
        </Button>
      </form>
      <div role="status" aria-live="polite">
        {verdict && <VerdictView verdict={verdict} />}
      </div>
    </>
  );
}
