import { type ReactNode, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cx } from '../style/cx';
import { css } from '../style/emotion';
import { PhoneText } from '../ui/base/PhoneText';
import { useLazyModule } from '../ui/base/useLazyModule';
import { fallback, retryButton } from './Fallback';
import type { OverlayState, WidgetSpec, WidgetState } from './spec';
import type { WidgetModel } from './widgetModel';

interface ConfigFailedProps<S extends WidgetSpec, State extends WidgetState<S>> {
  model: WidgetModel<S, State>;
}

/** Shown in place of a widget whose config cannot be used: no fact of another firm, and the phone number that the page gives. */
export function ConfigFailed<S extends WidgetSpec, State extends WidgetState<S>>({
  model,
}: ConfigFailedProps<S, State>): ReactNode {
  return model.isOverlay() ? <Overlay model={model} /> : <Message model={model} />;
}

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
  const [text, without] = model.definition.spec.showsPrices
    ? [common.pricesUnavailable, common.pricesUnavailableWithoutPhone]
    : [common.unexpectedCall, common.unexpectedWithoutPhone];
  return (
    <div className={cx(fallback, message)} lang={lang}>
      <p id={HEADING} aria-live="polite">
        <PhoneText text={text} phone={facts.company.phone} without={without} />
      </p>
      <button type="button" className={retryButton} aria-disabled={isTrying} onClick={retry}>
        {common.tryAgain}
      </button>
    </div>
  );
}

/** One row where there is room: in place of a header that is fixed, it covers as little of the page. */
const message = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  padding: 12px 20px;

  & > p {
    flex: 1 1 200px;
  }

  & > button {
    margin: 0;
  }
`;
