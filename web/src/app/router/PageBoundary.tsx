import { Component, type ReactNode } from 'react';
import { reloadOnceAfter500 } from '#templates/errors/reload.ts';

interface PageBoundaryProps {
  /** The current address; another address resets the boundary. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | null;
}

/** Catches errors in a page's rendering: one automatic reload, then the failure page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): PageBoundaryState | null {
    // An error belongs to the address it happened at.
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
