import type { ReactNode } from 'react';
import { StateBox } from './StateBox.tsx';

export interface EmptyStateProps {
  /** 暂无数据 by default; better say what there is none of. */
  title?: string;
  hint?: ReactNode;
  /** A way out: clear the filter, add a coin … */
  action?: ReactNode;
  icon?: ReactNode;
  height?: number;
  compact?: boolean;
}

/** The answer came and there is nothing in it. */
export function EmptyState({ title = '暂无数据', ...rest }: EmptyStateProps) {
  return <StateBox role="status" title={title} {...rest} />;
}
