import { Component, type ReactNode } from 'react';

/** The code of a part could not be loaded. */
export class PartMissing extends Error {}

interface PartBoundaryProps {
  /** Rendered instead of the part, with a retry function. */
  missing: (retry: () => void) => ReactNode;
  /** Called before the part can be requested again. */
  onMissing: () => void;
  children: () => ReactNode;
}

interface PartBoundaryState {
  readonly caught: { readonly error: unknown } | null;
}

/** Catches missing code only; errors in a part's rendering are caught by `WidgetBoundary`. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) this.props.onMissing();
  }

  retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children();
    if (caught.error instanceof PartMissing) return this.props.missing(this.retry);
    throw caught.error;
  }
}
