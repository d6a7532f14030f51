import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { Fallback } from './Fallback';
import type { WidgetDefinition, WidgetSettings, WidgetSpec, WidgetState } from './spec';

/** What an element hands to React: the same objects as long as it lives, so that nothing is lost on a new mount. */
export interface WidgetModel<S extends WidgetSpec, State extends WidgetState<S>> {
  definition: WidgetDefinition<S, State>;
  settings: StoreApi<WidgetSettings<S>>;
  store: StoreApi<State>;
  /** The first tree is in the document, not yet painted. */
  onRendered(): void;
  /** Its views listen to the store. */
  onReady(): void;
  onError(error: unknown): void;
}

/** The root of every widget's React tree. */
export function WidgetApp<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: {
  model: WidgetModel<S, State>;
}): ReactNode {
  const settings = useStore(model.settings);
  useLayoutEffect(() => model.onRendered(), [model]);
  useEffect(() => model.onReady(), [model]);
  const { View } = model.definition;
  return (
    <ErrorBoundary settings={settings} onError={(error) => model.onError(error)}>
      <View store={model.store} settings={settings} />
      <ListenAtOnce />
    </ErrorBoundary>
  );
}

/**
 * Lets views listen to the store before the next sign is typed, not after the next paint: else React, which knows of no
 * change yet, would put the field back to what it was, and the sign after that would stand alone in it. It renders itself
 * once more at once, and before that React runs all effects.
 */
function ListenAtOnce(): null {
  const [, setRendered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- that it renders at once is what it is for
  useLayoutEffect(() => setRendered(true), []);
  return null;
}

interface ErrorBoundaryProps {
  /** New settings may mend what failed: they are given a try. */
  settings: WidgetSettings;
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown } | undefined;
}

/** Keeps a widget's error inside the widget. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- only after a failure, and only once for new settings
    if (this.state.failed && before.settings !== this.props.settings) this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { settings, children } = this.props;
    if (!failed) return children;
    return <Fallback company={settings.facts.company} texts={settings.texts.common} error={failed.error} />;
  }
}
