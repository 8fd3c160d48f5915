import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { RefreshIcon } from '../icon/icons.ts';
import { PartMissing } from '../lazy/PartBoundary.tsx';
import { StateBox } from './StateBox.tsx';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
}

interface WidgetBoundaryState {
  /** `from` are the children that failed; absent until the props are looked at. */
  readonly caught: { readonly error: unknown; readonly from?: { readonly children: ReactNode } } | null;
}

/**
 * One part of a page: what it throws while it is drawn takes that part alone, and says so in its place. New data draw
 * it again by themselves, and so does 重试. Code that could not be fetched is the part's own to answer.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): WidgetBoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { children }: WidgetBoundaryProps,
    { caught }: WidgetBoundaryState,
  ): WidgetBoundaryState | null {
    if (caught === null) return null;
    // A failure belongs to the children that failed.
    if (caught.from === undefined) return { caught: { ...caught, from: { children } } };
    return caught.from.children === children ? null : { caught: null };
  }

  retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (caught.error instanceof PartMissing) throw caught.error;
    const again = (
      <Button size="s" icon={<RefreshIcon />} onClick={this.retry}>
        重试
      </Button>
    );
    return <StateBox role="alert" title="这部分暂时无法显示" action={again} compact />;
  }
}
