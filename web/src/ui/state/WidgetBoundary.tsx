import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { PartMissing } from '../lazy/PartBoundary.tsx';
import { StateBox } from './StateBox.tsx';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
}

interface WidgetBoundaryState {
  /** `from` are the children that failed; absent until the first update. */
  readonly caught: { readonly error: unknown; readonly from?: { readonly children: ReactNode } } | null;
}

/**
 * An error boundary for one part of a page: an error in its rendering replaces that part only. New children reset it,
 * and so does 重试. Missing code is handled by the part itself.
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
    // An error belongs to the children that caused it.
    if (caught.from === undefined) return { caught: { ...caught, from: { children } } };
    return caught.from.children === children ? null : { caught: null };
  }

  retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (caught.error instanceof PartMissing) throw caught.error;
    const again = (
      <Button size="s" onClick={this.retry}>
        重试
      </Button>
    );
    return <StateBox role="alert" title="这部分暂时无法显示" action={again} compact />;
  }
}
