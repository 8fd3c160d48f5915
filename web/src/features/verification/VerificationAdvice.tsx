import styles from './verification.module.css';

const ADVICE = [
  '逐个字母核对域名，留意形近的字母、多出来的连字符与不同的后缀。',
  '收录从不收费：以“上币费”“加急费”“保证金”为名收款的都是冒充。',
  '我们不会主动加好友、拉人进群，也不会索要私钥、助记词或验证码。',
  '查询在浏览器里完成，输入的内容不会上传。',
] as const;

/** Advice that applies whatever the result. */
export function VerificationAdvice() {
  return (
    <section className={styles.kinds}>
      <h2>怎样识别冒充</h2>
      <ul>
        {ADVICE.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
