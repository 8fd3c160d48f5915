import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

/** The note for a discontinued chain, which has no figures. */
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
