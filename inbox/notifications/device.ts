/** Whether this device is told of new leads, and switching that on and off. */
import type { DeviceAnswer } from '../../server/inbox/deviceRoutes';
import { call } from '../api/client';

/**
 * - `desk`: the desk has no address that push services want to know
 * - `browser`: this browser takes no notifications
 * - `install`: it takes them for an app on the home screen
 * - `denied`: somebody has forbidden them
 */
type Hindrance = 'desk' | 'browser' | 'install' | 'denied';
export type DeviceState = { kind: 'on' } | { kind: 'off' } | { kind: 'not'; why: Hindrance };

interface Browser {
  hasPush: boolean;
  /** iPhone and iPad offer notifications to installed apps alone. */
  isApple: boolean;
  isInstalled: boolean;
  permission: NotificationPermission | undefined;
}

/** Why a browser takes no notifications; undefined where it may. */
export function hindranceOf({ hasPush, isApple, isInstalled, permission }: Browser): Hindrance | undefined {
  if (!hasPush) return isApple && !isInstalled ? 'install' : 'browser';
  return permission === 'denied' ? 'denied' : undefined;
}

const thisBrowser = (): Browser => ({
  hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  // An iPad calls itself a Mac, which has no touch screen.
  isApple:
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  permission: globalThis.Notification?.permission,
});

/** How it is now. A device that was switched on stays so when somebody has signed in again. */
export async function readDevice(): Promise<DeviceState> {
  const why = hindranceOf(thisBrowser());
  if (why) return { kind: 'not', why };
  const { publicKey } = await call<DeviceAnswer>('GET', 'device');
  if (publicKey === null) return { kind: 'not', why: 'desk' };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return { kind: 'off' };
  await call('POST', 'device', subscription);
  return { kind: 'on' };
}

export async function switchOn(): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { kind: 'not', why: 'denied' };
  if (permission !== 'granted') return { kind: 'off' };
  const { publicKey } = await call<DeviceAnswer>('GET', 'device');
  if (publicKey === null) return { kind: 'not', why: 'desk' };
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another desk at this address, which had another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await call('POST', 'device', subscription);
  return { kind: 'on' };
}

export async function switchOff(): Promise<DeviceState> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await call('DELETE', 'device');
  return { kind: 'off' };
}
