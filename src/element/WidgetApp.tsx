import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Messages } from '../content/messages';
import { FIRST_HEADING, FirstHeading } from '../ui/base/Heading';
import { PriceWords } from '../ui/base/PriceText';
import { DialogInMarkup } from '../ui/dialog/dialogInMarkup';
import { ConfigFailed } from './ConfigFailed';
import { ErrorSummaryHeading } from './errorSummaryHeading';
import { Fallback } from './Fallback';
import { isShown } from './settings';
import type { WidgetSettings, WidgetSpec, WidgetState } from './spec';
import type { WidgetModel } from './widgetModel';

/** The root of every widget's React tree. */
export function WidgetApp<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: {
  model: WidgetModel<S, State>;
}): ReactNode {
  const settings = useStore(model.settings);
  useLayoutEffect(() => model.onRendered(), [model]);
  useEffect(() => model.onReady(), [model]);
  const { View, spec } = model.definition;
  const { headingLevel, errorSummary } = settings.attributes as {
    headingLevel?: number;
    errorSummary?: boolean;
  };
  const { form } = settings.messages as Partial<Messages>;
  return (
    <FirstHeading value={headingLevel ?? FIRST_HEADING}>
      <ErrorSummaryHeading value={errorSummary ? form?.problems : undefined}>
        <PriceWords value={settings.messages.common}>
          <ErrorBoundary
            settings={settings}
            onRenderAnew={() => model.onRenderAnew()}
            onError={(error) => model.onError(error)}
          >
            {isShown(spec, settings.configState) ? (
              <DialogInMarkup value={model.hasDialog}>
                <View store={model.store} settings={settings} />
              </DialogInMarkup>
            ) : (
              settings.configState === 'failed' && <ConfigFailed model={model} />
            )}
            <SubscribeEarly />
          </ErrorBoundary>
        </PriceWords>
      </ErrorSummaryHeading>
    </FirstHeading>
  );
}

/**
 * Makes the views subscribe to the store before the next character is typed instead of after the next paint: else React
 * would reset the field to the value that it knows, and the character after that would stand alone in it. A render in a
 * layout effect is synchronous, and React runs all pending effects before it.
 */
function SubscribeEarly(): null {
  const [, setRendered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the synchronous render is its purpose
  useLayoutEffect(() => setRendered(true), []);
  return null;
}

interface ErrorBoundaryProps {
  /** After an error, new settings are rendered again: they may have fixed it. */
  settings: WidgetSettings;
  onRenderAnew: WidgetModel<WidgetSpec, WidgetState<WidgetSpec>>['onRenderAnew'];
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | undefined;
}

/**
 * Contains a widget's error in the widget. Where the browser refused a change, others have changed the widget's elements
 * before, as page translators do: then it is rendered anew from its store.
 */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: undefined };
  /** While the message is rendered that is never painted, and then while the widget is rendered anew: ends that. */
  #kept: (() => void) | undefined;
  #handOver: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState): null {
    const { caught } = this.state;
    if (!before.caught && caught && isRefusedChange(caught.error)) this.#kept = this.props.onRenderAnew();
    return null;
  }

  override componentDidCatch(error: unknown): void {
    this.#handOver = this.#kept;
    this.#kept = undefined;
    if (this.#handOver) this.setState({ caught: undefined });
    else this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    const { caught } = this.state;
    if (!caught) {
      this.#handOver?.();
      this.#handOver = undefined;
    } else if (before.settings !== this.props.settings) {
      // oxlint-disable-next-line react/no-did-update-set-state -- only after an error, and once for new settings
      this.setState({ caught: undefined });
    }
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { settings, children } = this.props;
    if (!caught) return children;
    return (
      <Fallback company={settings.facts.company} messages={settings.messages.common} error={caught.error} />
    );
  }
}

/** Whether React found an element or a text elsewhere than where it had put it. */
const isRefusedChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';
