import type { HandleKind, Verdict } from '@coinmirror/shared/validation/official.ts';
import { CheckIcon, WarningIcon } from '#ui/icon/icons.ts';
import styles from './verification.module.css';

const KINDS: Readonly<Record<HandleKind, string>> = {
  domain: '域名',
  email: '邮箱',
  telegram: '电报账号',
  x: 'X 账号',
  wechat: '微信号',
  qq: 'QQ 号',
  phone: '电话',
};

/** Genuine or not, in text before colours, with the reasons for an imitation. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  if (verdict.kind === 'genuine') {
    return (
      <section className={styles.genuine}>
        <h2>
          <CheckIcon aria-hidden="true" />
          通过：这是本站的官方{KINDS[verdict.handle.kind]}
        </h2>
        <p className={styles.asked}>{verdict.asked}</p>
        <p>官方人员同样不会索要私钥、助记词、验证码，也不会收取收录费用。</p>
      </section>
    );
  }
  return (
    <section className={styles.refused}>
      <h2>
        <WarningIcon aria-hidden="true" />
        未通过：{verdict.kind === 'imitation' ? '不是本站的，而且在模仿本站' : '不在本站的官方名单里'}
      </h2>
      <p className={styles.asked}>{verdict.asked}</p>
      {verdict.kind === 'imitation' && <Imitation verdict={verdict} />}
      {verdict.asked === window.location.hostname && (
        <p>这正是现在浏览的网站的域名。请从自己收藏的地址重新打开，再作核对。</p>
      )}
      <p>不要向对方转账、提供密码或验证码；已经受骗的，请保留记录并报警。</p>
    </section>
  );
}

function Imitation({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'imitation' }> }) {
  const { handle, oddLetters } = verdict;
  return (
    <>
      <p>
        真正的官方{KINDS[handle.kind]}是 <strong className={styles.value}>{handle.value}</strong>
      </p>
      {oddLetters.length > 0 && (
        <ul className={styles.letters} aria-label="可疑的字符">
          {oddLetters.map(({ char, code, like }) => (
            <li key={char}>
              <b>{char}</b> {code}
              {like !== '' && `，形似 ${like}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
