import type { ReactNode } from 'react';
import { StateBox } from './StateBox.tsx';

export interface EmptyStateProps {
  /** 暂无数据 by default; better name what is missing. */
  title?: string;
  hint?: ReactNode;
  /** A next step: clear the filter, add a coin … */
  action?: ReactNode;
  height?: number;
  compact?: boolean;
}

/** The answer is empty. */
export function EmptyState({ title = '暂无数据', ...rest }: EmptyStateProps) {
  return <StateBox role="status" title={title} {...rest} />;
}
