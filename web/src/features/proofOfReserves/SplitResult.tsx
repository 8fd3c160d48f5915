import { Badge } from '#ui/badge/Badge.tsx';
import { Lines } from './Lines.tsx';
import type { CoinAmount, Verdict } from './proof/types.ts';
import styles from './verifier.module.css';

/** The result of a proof of split balances: what it proves, and what has to be looked up elsewhere. */
export function SplitResult({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'split' }> }) {
  const { proof, faults } = verdict;
  const isValid = faults.length === 0;
  const leaves = proof.leaves.map((leaf, index) => ({ ...leaf, place: index + 1 }));
  return (
    <div className={styles.result}>
      <p className={styles.verdict}>
        <Badge tone={isValid ? 'success' : 'error'}>{isValid ? '相符' : '不通过'}</Badge>
        {isValid
          ? `OKX 的拆分余额格式：${proof.leaves.length} 片叶子都是您的，合计等于您的总余额`
          : 'OKX 的拆分余额格式：文件自相矛盾，可能被改动或复制不全'}
      </p>
      <Lines label="不符之处" lines={faults} />
      <p className={styles.note}>
        这种文件不含通向根的路径，还不能说明叶子计入了根：请在平台同一期公布的整棵树文件里查找下面每一个叶子哈希，余额也须相同。
      </p>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>您的总余额</dt>
          <dd>{written(proof.totals)}</dd>
        </div>
        {leaves.map(({ hash, balances, place }) => (
          <div key={place}>
            <dt className={styles.term}>
              第 {place} 片叶子，{written(balances)}
            </dt>
            <dd className={styles.hash}>{hash}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function written(amounts: readonly CoinAmount[]): string {
  return amounts.map(({ coin, text }) => `${text} ${coin}`).join('，');
}
