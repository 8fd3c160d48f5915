import { Badge } from '#ui/badge/Badge.tsx';
import { Lines } from './Lines.tsx';
import type { ProofStep, Verdict } from './proof/types.ts';
import { SplitResult } from './SplitResult.tsx';
import styles from './verifier.module.css';

interface ProofResultProps {
  readonly verdict: Verdict;
  /** The visitor entered the published root. */
  readonly hasRoot: boolean;
}

/** The result of verifying a proof: verdict, warnings, and every hash on the path. */
export function ProofResult({ verdict, hasRoot }: ProofResultProps) {
  if (verdict.kind === 'unreadable') {
    return (
      <div className={styles.result}>
        <p className={styles.verdict}>
          <Badge tone="warning">无法核对</Badge> {verdict.reason}
        </p>
      </div>
    );
  }
  if (verdict.kind === 'split') return <SplitResult verdict={verdict} />;
  const { format, faults, warnings, leaf, steps, proof } = verdict;
  const isValid = faults.length === 0;
  return (
    <div className={styles.result}>
      <p className={styles.verdict}>
        <Badge tone={isValid ? 'success' : 'error'}>{isValid ? '通过' : '不通过'}</Badge>
        {isValid
          ? `${format} 格式：您的余额计入了这个根，共 ${steps.length} 层`
          : `${format} 格式：证明自相矛盾，可能被改动或复制不全`}
      </p>
      <Lines label="不符之处" lines={faults} />
      <Lines label="需要注意" lines={warnings} />
      <p className={styles.note}>
        通过只说明这片叶子计入了这个根；不说明全部用户都被计入，不说明储备存在，也不说明平台在别处欠了什么。
        {!hasRoot && '您没有填写平台公布的根，请再与平台当期公布的根核对。'}
        余额为零、哈希与同层相同的相邻节点是凑成双数的填充，属于正常。
      </p>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>您的余额</dt>
          <dd>{proof.self.balances.map(({ coin, text }) => `${text} ${coin}`).join('，')}</dd>
        </div>
        <div>
          <dt className={styles.term}>叶子哈希 = SHA-256（{leaf.hashed.slice(0, 24)}…）</dt>
          <dd className={styles.hash}>{leaf.hash}</dd>
        </div>
      </dl>
      <details>
        <summary>逐层计算（{steps.length} 层，每个哈希）</summary>
        <ol aria-label="逐层计算">
          {steps.map((step) => (
            <Step key={step.depth} step={step} />
          ))}
        </ol>
      </details>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>算出的根</dt>
          <dd className={styles.hash}>{steps.at(-1)?.parent}</dd>
        </div>
        <div>
          <dt className={styles.term}>文件里的根</dt>
          <dd className={styles.hash}>{proof.root.hash}</dd>
        </div>
        <div>
          <dt className={styles.term}>根的合计（平台所欠）</dt>
          <dd>{proof.root.balances.map(({ coin, text }) => `${text} ${coin}`).join('，')}</dd>
        </div>
      </dl>
    </div>
  );
}

function Step({ step }: { readonly step: ProofStep }) {
  const { depth, own, sibling, siblingSide, hashed, parent, sums } = step;
  return (
    <li className={styles.step}>
      <dl className={styles.list}>
        <div>
          <dt className={styles.term}>第 {depth} 层，自己这一侧</dt>
          <dd className={styles.hash}>{own}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            相邻节点（{siblingSide === 'left' ? '左' : '右'}），余额{' '}
            {sibling.balances.map(({ coin, text }) => `${text} ${coin}`).join('，')}
          </dt>
          <dd className={styles.hash}>{sibling.hash}</dd>
        </div>
        <div>
          <dt className={styles.term}>被哈希的文本</dt>
          <dd className={styles.hash}>{hashed}</dd>
        </div>
        <div>
          <dt className={styles.term}>
            父节点，合计 {sums.map(({ coin, text }) => `${text} ${coin}`).join('，')}
          </dt>
          <dd className={styles.hash}>{parent}</dd>
        </div>
      </dl>
    </li>
  );
}
