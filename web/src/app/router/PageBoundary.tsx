import { Component, type ReactNode } from 'react';
import { reloadOnceAfter500 } from '#templates/errors/reload.ts';

interface PageBoundaryProps {
  /** Where one is; going elsewhere gives the page another chance. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | null;
}

/** Catches what a page throws while rendering: one automatic reload, then the failure page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): PageBoundaryState | null {
    // A failure belongs to the place it happened at.
    if (failedAt === '') return { failedAt: place };
    return failedAt === null || failedAt === place ? null : { failedAt: null };
  }

  override componentDidCatch(): void {
    reloadOnceAfter500();
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
