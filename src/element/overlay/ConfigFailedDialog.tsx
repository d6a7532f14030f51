import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import { css } from '../../style/emotion';
import { usePicked } from '../../ui/base/usePicked';
import { Dialog } from '../../ui/dialog/Dialog';
import { retryButton } from '../Fallback';
import type { OverlayState, WidgetSettings } from '../spec';

interface ConfigFailedDialogProps {
  store: StoreApi<OverlayState>;
  settings: WidgetSettings;
  labelledBy: string;
  /** The message, with the heading that `labelledBy` names. */
  children: ReactNode;
}

/** What an overlay whose config cannot be used shows when it is opened. */
export function ConfigFailedDialog({
  store,
  settings,
  labelledBy,
  children,
}: ConfigFailedDialogProps): ReactNode {
  const { open, hide } = usePicked(store, 'open', 'hide');
  return (
    <Dialog open={open} onClose={hide} placement="center" labelledBy={labelledBy} lang={settings.lang}>
      <div className={box}>
        {children}
        <button type="button" className={retryButton} onClick={hide}>
          {settings.messages.common.close}
        </button>
      </div>
    </Dialog>
  );
}

const box = css`
  padding: 24px;

  & > :first-child {
    padding: 0;
    border: 0;
  }
`;
