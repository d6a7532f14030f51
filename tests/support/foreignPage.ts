import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { DESK, FOREIGN_SITE, MODULE_FILE } from './urls';

/** What somebody else's site answers at one address. */
export interface ServedResponse {
  body: string;
  status: number;
  headers: Record<string, string>;
}

/** The contact form as the README's snippet has it. */
export const FORM = `<bio-contact-form endpoint="${DESK}"></bio-contact-form>`;

/** The one script tag. */
export const SCRIPT = `<script type="module" src="${MODULE_FILE}"></script>`;

/** Puts something on somebody else's site. @returns its path. */
export async function serve(
  body: string,
  { status = 200, headers = {} }: Partial<Omit<ServedResponse, 'body'>> = {},
): Promise<string> {
  const path = `/${randomUUID()}`;
  const publication: ServedResponse = {
    body,
    status,
    headers: { 'content-type': 'text/html;charset=utf-8', ...headers },
  };
  await fetch(FOREIGN_SITE + path, { method: 'PUT', body: JSON.stringify(publication) });
  return path;
}

/** Opens a page of somebody else's: everything between `<html>` and its end, and how the server sends it. */
export async function openForeignPage(
  page: Page,
  inside: string,
  {
    html = '<html lang="en">',
    headers = {},
    ...options
  }: { html?: string; headers?: Record<string, string> } & Parameters<Page['goto']>[1] = {},
): Promise<void> {
  const path = await serve(`<!doctype html>${html}<title>Somebody else's page</title>${inside}`, {
    headers,
  });
  await page.goto(FOREIGN_SITE + path, options);
}
