import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

/** A chain that is no longer run has no figures; it says so. */
export function StoppedChain({ name }: { readonly name: string }) {
  return (
    <EmptyState
      title={`${name} 已停止`}
      hint="这条公链已停止运行，不再统计锁仓量与协议；仍存放在上面的资产可能无法取出。"
      action={<PageLink to="dataDefi">查看其他公链</PageLink>}
      height={320}
    />
  );
}
