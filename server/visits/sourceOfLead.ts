import { visitSource } from '../../src/leads/visitSource';

/** How the visitor came who sent a lead, by its last touch; empty where the lead does not tell. */
export function sourceOfLead(lead: object): string {
  const attribution: unknown = Reflect.get(lead, 'attribution');
  const last: unknown = isObject(attribution) ? Reflect.get(attribution, 'last') : undefined;
  return isObject(last) ? visitSource(last) : '';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
