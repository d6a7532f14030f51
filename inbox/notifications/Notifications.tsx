import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../src/ui/controls/Button';
import { useMessages } from '../messages/useMessages';
import { Failure, useAction } from '../ui/Failure';
import { type DeviceState, readDevice, switchOff, switchOn } from './device';

const hindrances = {
  desk: 'notifyNoAddress',
  browser: 'notifyUnsupported',
  install: 'notifyInstall',
  denied: 'notifyDenied',
} as const;

/** A button that has this device told of new leads, or plainly why it cannot be. */
export function Notifications(): ReactNode {
  const messages = useMessages();
  const [state, setState] = useState<DeviceState>();
  const [progress, change] = useAction(async (work: () => Promise<DeviceState>) => setState(await work()));
  useEffect(() => {
    // Without a network nothing can be switched: there is no button then.
    readDevice().then(setState, () => {});
  }, []);
  if (!state) return null;
  if (state.kind === 'not') return <p>{messages[hindrances[state.why]]}</p>;
  const isOn = state.kind === 'on';
  return (
    <>
      <output>{isOn && messages.notifyIsOn}</output>
      <Failure progress={progress} />
      <Button
        type="button"
        kind="secondary"
        busy={progress?.kind === 'storing'}
        onPress={() => change(isOn ? switchOff : switchOn)}
      >
        {isOn ? messages.notifyOff : messages.notifyOn}
      </Button>
    </>
  );
}
