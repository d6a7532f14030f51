/** The calls to a lead desk by which one publishes. Its documentation: docs/owner.md. */

import { problemDetail } from '../../webapp/problemDetail';

/** A version of a published config. */
export interface Version {
  /** Counts up from 1 for each name. */
  version: number;
  /** ISO 8601. */
  publishedAt: string;
}

export interface ListedVersion extends Version {
  /** Size of its JSON. */
  bytes: number;
}

/** Where one publishes, and by what right. */
export interface Target {
  /** Address of the desk, with the slash at its end. */
  desk: string;
  name: string;
  password: string;
}

/** What a desk says of itself before anybody has given a password. */
export type DeskState =
  /** It takes configs from this page. */
  | 'ready'
  /** Nobody has switched publishing on. */
  | 'off'
  /** It does not allow the studio's origin. */
  | 'forbidden'
  /** No lead desk answers at this address. */
  | 'absent'
  | 'offline';

export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'off'
  | 'forbidden'
  | 'password'
  | 'attempts'
  | 'taken'
  | 'changed'
  | 'too-large'
  | 'invalid'
  | 'busy';

/** Why a call failed. */
export class DeskError extends Error {
  /**
   * @param detail what the desk said, for people
   * @param retryAfter seconds
   */
  constructor(
    readonly kind: FailureKind,
    readonly detail = '',
    readonly retryAfter?: number,
  ) {
    super(detail || kind);
  }
}

/** Milliseconds. A config has at most 512 kB. */
const timeLimit = 30_000;

const kinds: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'password',
  403: 'forbidden',
  404: 'off',
  405: 'off',
  409: 'taken',
  412: 'changed',
  413: 'too-large',
  429: 'attempts',
};

/** The address of a desk that was typed, with a slash at its end; undefined where it is none. */
export function parseDesk(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(address)) return undefined;
  const { protocol, origin, pathname, username } = new URL(address);
  if (!/^https?:$/.test(protocol) || username !== '') return undefined;
  return origin + pathname.replace(/\/*$/, '/');
}

/** The public address of a config. */
export const configUrl = ({ desk, name }: Pick<Target, 'desk' | 'name'>): string =>
  `${desk}configs/${name}.json`;

/** Asks a desk whether one can publish there from this page. */
export async function checkDesk(desk: string): Promise<DeskState> {
  try {
    const answer: unknown = await (await request(`${desk}api/check`)).json();
    if (typeof answer !== 'object' || answer === null || !('originAllowed' in answer)) return 'absent';
    if (!('publishing' in answer)) return 'off';
    return answer.originAllowed === true ? 'ready' : 'forbidden';
  } catch (error) {
    return error instanceof DeskError && error.kind === 'offline' ? 'offline' : 'absent';
  }
}

/**
 * Publishes a config.
 * @param after the version that it is to follow, 0 for none
 * @throws DeskError, `changed` where another version is current
 */
export const publishConfig = (target: Target, config: object, after: number): Promise<Version> =>
  json(`${configUrl(target)}?after=${after}`, {
    ...withPassword(target),
    method: 'PUT',
    body: JSON.stringify(config),
  });

/**
 * Publishes the version before the current one again.
 * @param after the current version
 * @throws DeskError
 */
export const stepBack = (target: Target, after: number): Promise<Version & { restored: number }> =>
  json(`${versionsUrl(target)}/back?after=${after}`, { ...withPassword(target), method: 'POST' });

/** The versions that the desk keeps, the current one first. @throws DeskError */
export const listVersions = async (target: Target): Promise<readonly ListedVersion[]> =>
  (await json<{ versions: ListedVersion[] }>(versionsUrl(target), withPassword(target))).versions;

/** The config of a version. @throws DeskError */
export const readVersion = (target: Target, version: number): Promise<Record<string, unknown>> =>
  json(`${versionsUrl(target)}/${version}`, withPassword(target));

const versionsUrl = ({ desk, name }: Target): string => `${desk}api/configs/${name}`;

function withPassword({ password }: Target): RequestInit {
  const bytes = new TextEncoder().encode(`studio:${password}`);
  return { headers: { authorization: `Basic ${btoa(String.fromCodePoint(...bytes))}` } };
}

/** What a lead desk of the same release answers is not checked. */
const json = async <Answer>(url: string, init: RequestInit): Promise<Answer> =>
  (await (await request(url, init)).json()) as Answer;

async function request(url: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      // Without them no browser asks for a password by itself, or stores one.
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimit),
    });
  } catch {
    throw new DeskError(navigator.onLine ? 'unreachable' : 'offline');
  }
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const detail = problemDetail(await response.text().catch(() => ''));
  throw new DeskError(kinds[response.status] ?? 'busy', detail, retryAfter);
}
