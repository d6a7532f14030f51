/** Pages and leads of a WordPress. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Wordpress } from './startWordpress';

export { estimateLead } from '../../../server/testing/leads';

/** Publishes a page. @returns its URL. */
export const publish = (wordpress: Wordpress, content: string, title = 'A page'): Promise<string> =>
  wordpress.run<string>(
    `$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ), true );
    return get_permalink( $id );`,
    { content, title },
  );

/** The block of a widget, as the editor saves it. */
export const block = (
  tag: string,
  attributes: Record<string, unknown> = {},
  align?: 'wide' | 'full',
): string =>
  `<!-- wp:biosystem/widget ${JSON.stringify({
    tag,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(align && { align }),
  })} /-->`;

/** One of WordPress' themes for blocks, and one of the classic kind. */
export const THEMES = ['twentytwentythree', 'twentytwentyone'] as const;

export const switchTheme = (wordpress: Wordpress, theme: string): Promise<unknown> =>
  wordpress.run('switch_theme( $theme ); return true;', { theme });

/** A lead as its row holds it. */
export interface StoredLead {
  id: string;
  kind: string;
  state: string;
  suspect: string | null;
  name: string;
  email: string;
  body: string;
}

/** Every lead with this e-mail address, suspect ones too. */
export const leadsOf = (wordpress: Wordpress, { email }: { email: string }): Promise<StoredLead[]> =>
  wordpress.run<StoredLead[]>(
    `return BioSystem\\find_leads( array( 'search' => $email, 'per_page' => 100 ) )['leads'];`,
    { email },
  );

/** Changes settings of the plugin, as its settings page saves them. @returns what they were before. */
export const changeSettings = (
  wordpress: Wordpress,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  wordpress.run<Record<string, unknown>>(
    `$before = BioSystem\\settings() + array( 'config' => BioSystem\\saved_config() );
    BioSystem\\save_settings( array_merge( $before, $settings ) );
    return $before;`,
    { settings },
  );

/** A lead of the contact form, as widgets send it. */
export const contactLead = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  source: 'Contact Form',
  timestamp: new Date().toISOString(),
  page: 'https://example.com/contact',
  lang: 'en',
  fullName: 'Ada Lovelace',
  phone: '(770) 555-0100',
  email: `${crypto.randomUUID()}@example.com`,
  serviceAddress: '12 Main Street, Alpharetta, GA 30009',
  areasOfConcern: 'Green streaks on the north side',
  secret: crypto.randomUUID(),
  revision: 1,
  ...changes,
});

export const endpointOf = ({ url }: Wordpress): string => `${url}/wp-json/biosystem/v1/leads`;

/** Sends a body to the route of leads, as another program would. */
export const post = (
  wordpress: Wordpress,
  body: unknown,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Response> =>
  fetch(endpointOf(wordpress), {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Nobody has sent anything so far, as far as the rate limit knows. */
export const forgetSenders = (wordpress: Wordpress): Promise<unknown> =>
  wordpress.run('global $wpdb; return $wpdb->query( "TRUNCATE {$wpdb->prefix}biosystem_senders" );');

/** Has a plugin of this code while something is done, as one that cannot be switched off. */
export async function withPlugin(
  { folder }: Wordpress,
  code: string,
  work: () => Promise<void>,
): Promise<void> {
  const file = join(folder, 'wp-content/mu-plugins/companion.php');
  writeFileSync(file, `<?php\n${code}`);
  try {
    await work();
  } finally {
    rmSync(file);
  }
}
