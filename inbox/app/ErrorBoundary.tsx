import { Component, type ReactNode } from 'react';
import { inboxTexts } from '../../src/languages/inbox';
import { Button } from '../../src/ui/controls/Button';
import { langStore } from '../messages/useMessages';
import * as styles from './app.styles';

/** In place of what could not be shown: what is wrong, and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const messages = inboxTexts[langStore.getState().lang];
    return (
      <main className={styles.start} role="alert">
        <p>{String(this.state.error)}</p>
        <Button type="button" onPress={() => location.reload()}>
          {messages.tryAgain}
        </Button>
      </main>
    );
  }
}
