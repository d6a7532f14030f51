import { type ReactNode, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PhoneText } from '../ui/base/PhoneText';
import { useLazyModule } from '../ui/base/useLazyModule';
import { fallback, retryButton } from './Fallback';
import type { OverlayState, WidgetSpec, WidgetState } from './spec';
import type { WidgetModel } from './widgetModel';

interface ConfigFailedProps<S extends WidgetSpec, State extends WidgetState<S>> {
  model: WidgetModel<S, State>;
}

/**
 * Shown in place of a widget whose config cannot be used: no price and no offer of another firm. Widgets that neither show
 * prices nor send leads show nothing.
 */
export function ConfigFailed<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: ConfigFailedProps<S, State>): ReactNode {
  const { spec } = model.definition;
  if (!hasPrices(spec) && !spec.sendsLeads) return null;
  return model.isOverlay() ? <Overlay model={model} /> : <Message model={model} />;
}

const hasPrices = (spec: WidgetSpec): boolean => 'currency' in spec.facts;

const loadDialog = () => import('./overlay/ConfigFailedDialog');

/** The launch button, where the widget has one, and a dialog with the message. */
function Overlay<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: ConfigFailedProps<S, State>): ReactNode {
  const { View, spec } = model.definition;
  const settings = useStore(model.settings);
  /** What the button is rendered from: the widget as long as it is closed. */
  const [closed] = useState(() => createStore(() => ({ ...model.store.getState(), open: false })));
  const dialog = useLazyModule(loadDialog);
  // The compiler cannot tell that a spec with an overlay has such a store.
  const store = model.store as unknown as StoreApi<OverlayState>;
  return (
    <>
      {spec.overlay?.launcher && <View store={closed} settings={settings} />}
      {dialog && (
        <dialog.ConfigFailedDialog store={store} settings={settings} labelledBy={HEADING}>
          <Message model={model} />
        </dialog.ConfigFailedDialog>
      )}
    </>
  );
}

const HEADING = 'config-failed';

function Message<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: ConfigFailedProps<S, State>): ReactNode {
  const settings = useStore(model.settings);
  /** The settings with which it was tried again: each attempt that fails brings new ones. */
  const [tried, setTried] = useState<object>();
  const { facts, lang } = settings;
  const { common } = settings.messages;
  const isTrying = tried === settings;
  const retry = () => {
    if (isTrying) return;
    setTried(settings);
    model.onRetry();
  };
  const [text, without] = hasPrices(model.definition.spec)
    ? [common.pricesUnavailable, common.pricesUnavailableWithoutPhone]
    : [common.loadError, common.loadErrorWithoutPhone];
  return (
    <div className={fallback} lang={lang}>
      <p id={HEADING} aria-live="polite">
        <PhoneText text={text} phone={facts.company.phone} without={without} />
      </p>
      <button type="button" className={retryButton} aria-disabled={isTrying} onClick={retry}>
        {common.tryAgain}
      </button>
    </div>
  );
}
