import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of what failed, or of whose code could not be had. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows what is wrong, and a way on, in place of what could not be shown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
