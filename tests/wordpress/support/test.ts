/** What the specs of the plugin have: a WordPress with it, and people who use it. */
import { type Browser, type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { ADMIN, install, type Person, uploadPlugin } from '../pages/admin';
import { type Options, Wordpress } from './startWordpress';

export { expect };

/** Writes and publishes, but may not write HTML of any kind. */
export const AUTHOR: Person = {
  name: 'author',
  password: 'the password of an author',
  email: 'author@example.com',
};

interface Shared {
  /** Installed, with the plugin. The specs of one worker share it: each leaves the settings as it found them. */
  wordpress: Wordpress;
}

interface Own {
  /** A window of the administrator's. */
  admin: Page;
  /** A window of an author's. */
  author: Page;
  /** A WordPress for one spec alone, without the plugin. */
  startFresh: (options?: Options) => Promise<Wordpress>;
  /** A new window in which somebody is logged in. */
  logInto: (wordpress: Wordpress, person?: Person) => Promise<Page>;
  /** What PHP complains of because the spec is about that. @default nothing */
  expectedComplaint: RegExp;
  /** Fails where PHP complained of something else during the spec. */
  quiet: void;
}

export const test = base.extend<Own, Shared>({
  wordpress: [
    async ({ browser }, use) => {
      const wordpress = await Wordpress.start(sourceOfRun());
      const context = await newContext(browser, wordpress);
      const page = await context.newPage();
      await install(page);
      await uploadPlugin(page);
      await context.close();
      await wordpress.run(
        `wp_insert_user( array( 'user_login' => $name, 'user_pass' => $password, 'user_email' => $email, 'role' => 'author' ) );
        foreach ( get_users() as $user ) {
          // Nobody is shown around in the editor.
          update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array(
            'core/edit-post' => array( 'welcomeGuide' => false ),
            'core' => array( 'welcomeGuide' => false ),
            '_modified' => gmdate( 'c' ),
          ) );
        }
        global $wp_rewrite;
        $wp_rewrite->set_permalink_structure( '/%postname%/' );
        flush_rewrite_rules();
        return true;`,
        { ...AUTHOR },
      );
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ wordpress }, use) => use(wordpress.url),
  logInto: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (wordpress, person = ADMIN) => {
      const context = await newContext(browser, wordpress);
      contexts.push(context);
      await context.addCookies(await cookiesOf(wordpress, person));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  admin: async ({ logInto, wordpress }, use) => use(await logInto(wordpress)),
  author: async ({ logInto, wordpress }, use) => use(await logInto(wordpress, AUTHOR)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture uses: nothing.
  startFresh: async ({}, use) => {
    const started: Wordpress[] = [];
    await use(async (options) => {
      const wordpress = await Wordpress.start({ ...sourceOfRun(), ...options });
      started.push(wordpress);
      return wordpress;
    });
    for (const wordpress of started) {
      const complaints = complaintsIn(wordpress.log());
      await wordpress.stop();
      expect(complaints).toEqual([]);
    }
  },
  expectedComplaint: [/$^/, { option: true }],
  quiet: [
    async ({ wordpress, expectedComplaint }, use) => {
      const before = wordpress.log().length;
      await use();
      const complaints = complaintsIn(wordpress.log().slice(before));
      expect(complaints.filter((line) => !expectedComplaint.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The WordPress that `--long` tries besides Debian's. */
function sourceOfRun(): Options {
  const source = process.env['WORDPRESS_SOURCE'];
  return source ? { source } : {};
}

/** The cookies of a login. */
async function cookiesOf(wordpress: Wordpress, { name }: Person) {
  const cookies = await wordpress.run<Record<string, string>>(
    `$user = get_user_by( 'login', $name )->ID;
    $expires = time() + DAY_IN_SECONDS;
    $token = WP_Session_Tokens::get_instance( $user )->create( $expires );
    return array(
      AUTH_COOKIE => wp_generate_auth_cookie( $user, $expires, 'auth', $token ),
      LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, $expires, 'logged_in', $token ),
    );`,
    { name },
  );
  return Object.entries(cookies).map(([cookie, value]) => ({
    name: cookie,
    value: encodeURIComponent(value),
    url: wordpress.url,
  }));
}

/**
 * What is no complaint about the plugin: there is no outside, PHP tells of each body that is too large, WordPress 6.1 knows no PHP 8.1,
 * and its cron logs where another request has taken the same event off the list before.
 */
const OF_OTHERS =
  /WordPress\.org|Cron unschedule event error for hook: biosystem_deliver, Error code: could_not_set|POST Content-Length|wp-admin\/install\.php|Optional parameter \$meta|wp-includes\/(Requests\/|formatting\.php on line 5421|pluggable\.php on line 598)|wp-admin\/includes\/plugin\.php on line 2088/;

const complaintsIn = (log: string): string[] =>
  log.split('\n').filter((line) => line.startsWith('[') && !OF_OTHERS.test(line));

const newContext = (browser: Browser, { url }: Wordpress): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
