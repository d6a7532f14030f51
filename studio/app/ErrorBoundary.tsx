import { Component, type ReactNode } from 'react';
import { Button } from '../../src/ui/controls/Button';
import * as layout from '../ui/layout.styles';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** In place of a view that failed, or whose code could not be had: what is wrong, and a way on. The menu stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className={layout.card} role="alert">
        <p>
          This view could not be shown. There may be no network, or the studio was replaced by a newer one.
          What is saved on this device stays.
        </p>
        <p className={layout.quiet}>{String(this.state.error)}</p>
        <div>
          <Button type="button" onPress={() => location.reload()}>
            Load it again
          </Button>
        </div>
      </div>
    );
  }
}
