import type { Proof, ProofFormat, ProofNode, ProofStep } from './types.ts';

const isEmpty = ({ balances }: ProofNode) => balances.every(({ count }) => count === 0n);

/** Checks what no hash covers: consecutive layers, fitting sides, one audit throughout. */
export function structureFaults(
  { self, siblings, root }: Proof,
  format: ProofFormat,
  steps: readonly ProofStep[],
): readonly string[] {
  const { kinds } = format;
  const nodes = [self, ...siblings, root];
  const sideKinds: readonly (number | null)[] = [kinds.left, kinds.right, kinds.padding];
  const faults: string[] = [];
  if (new Set(nodes.map(({ auditId }) => auditId)).size > 1) faults.push('各节点的 auditId 不同');
  if (root.kind !== null && root.kind !== kinds.root) faults.push('最后一个节点没有标为根');
  if (self.kind !== null && self.kind !== kinds.left && self.kind !== kinds.right)
    faults.push('self 没有标明在左还是在右');
  const [first] = siblings;
  if (first && self.kind !== null && (first.kind === kinds.left) === (self.kind === kinds.left))
    faults.push('self 与相邻叶子标在同一侧');
  for (const { sibling, own, depth } of steps) {
    const where = `第 ${depth} 层`;
    if (sibling.depth !== depth) faults.push(`${where}的相邻节点写着另一层`);
    if (!sideKinds.includes(sibling.kind)) faults.push(`${where}的相邻节点没有标明在哪一侧`);
    const repeats = isEmpty(sibling) && sibling.hash === own;
    if (sibling.kind === kinds.padding && !isEmpty(sibling)) faults.push(`${where}的填充节点带有余额`);
    if (repeats && sibling.kind !== kinds.padding) faults.push(`${where}的填充节点没有标为填充`);
  }
  return faults;
}
