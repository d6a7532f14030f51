import { toJson } from '../leads/toJson';
import { attempt } from '../page/storage';
import { REQUESTED_SERVICES_KEY } from '../page/storageKeys';
import { asStrings } from './untrusted';

/** Stores a service for the next form that is ready, on this page or a later one. */
export function saveRequestedService(service: string): void {
  // Where storage is blocked or full, the visitor types the service.
  attempt(() => sessionStorage.setItem(REQUESTED_SERVICES_KEY, toJson([...new Set([...read(), service])])));
}

/** @returns the stored services by name, and removes them from storage. */
export function takeRequestedServices(): string[] {
  const services = read();
  attempt(() => sessionStorage.removeItem(REQUESTED_SERVICES_KEY));
  return services;
}

function read(): string[] {
  return asStrings(
    attempt((): unknown => JSON.parse(sessionStorage.getItem(REQUESTED_SERVICES_KEY) ?? '[]')),
  );
}
