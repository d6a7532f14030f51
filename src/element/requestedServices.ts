import { toJson } from '../leads/toJson';
import { REQUESTED_SERVICES_KEY } from '../page/storageKeys';

/** Stores a service for the next form that is ready, on this page or a later one. */
export function saveRequestedService(service: string): void {
  try {
    sessionStorage.setItem(REQUESTED_SERVICES_KEY, toJson([...new Set([...read(), service])]));
  } catch {
    // Storage is blocked or full: the visitor types the service.
  }
}

/** @returns the stored services by name, and removes them from storage. */
export function takeRequestedServices(): string[] {
  try {
    const services = read();
    sessionStorage.removeItem(REQUESTED_SERVICES_KEY);
    return services;
  } catch {
    return [];
  }
}

function read(): string[] {
  const services: unknown = JSON.parse(sessionStorage.getItem(REQUESTED_SERVICES_KEY) ?? '[]');
  return Array.isArray(services) ? services.filter((service) => typeof service === 'string') : [];
}
