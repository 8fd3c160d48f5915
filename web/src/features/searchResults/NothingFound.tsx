import { PageLink } from '#ui/link/PageLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

/** The empty state: no matches, and where else to look. */
export function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={`没有找到与「${keyword}」有关的结果`}
      hint="试试代号、中文名或拼音首字母，例如 BTC、比特币、btb。"
      action={<PageLink to="hotSearch">看看大家在搜什么</PageLink>}
    />
  );
}
