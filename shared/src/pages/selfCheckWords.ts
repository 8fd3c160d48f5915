import type { SelfCheckReport } from '../contract/selfCheck.ts';

/** What the latest check of the site's own numbers has found, in one sentence. */
export function selfCheckWords({
  at,
  checked,
  failed,
}: Pick<SelfCheckReport, 'at' | 'checked' | 'failed'>): string {
  if (at === null || checked === 0) return '尚未自检';
  if (failed === 0) return `此刻 ${checked} 条关系全部吻合`;
  return `此刻 ${checked} 条关系，${failed} 条不吻合`;
}

/** What is checked. */
export const SELF_CHECK_ABOUT =
  '每个周期轮换抽查各处的数是否彼此吻合，如市值 = 价格 × 流通量；不吻合的列在这里。';
