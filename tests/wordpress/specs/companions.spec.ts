/** What other plugins do around the widgets, by their documented behaviour: caches of fragments, optimizers of styles, closed REST APIs. */
import { book, expectSuccess } from '../../pages/contactForm';
import { hydrate, watchHydration } from '../../support/hydration';
import { contactLead, endpointOf, leadsOf, post, publish, withPlugin } from '../support/content';
import type { Wordpress } from '../support/startWordpress';
import { expect, test } from '../support/test';

/** As Elementor's element cache: HTML is kept with the handles that were enqueued while it was made. */
const FRAGMENT_CACHE = `
add_shortcode( 'kept', function ( $given, $content ) {
	$kept = get_option( 'kept_fragment' );
	if ( ! $kept ) {
		$before = wp_scripts()->queue;
		$kept   = array( 'html' => do_shortcode( $content ) );
		$kept['scripts'] = array_diff( wp_scripts()->queue, $before );
		update_option( 'kept_fragment', $kept );
		return $kept['html'];
	}
	array_map( 'wp_enqueue_script', $kept['scripts'] );
	return $kept['html'];
} );`;

test('a widget whose HTML comes from a cache of fragments has its script, and one button', async ({
  page,
  wordpress,
}) => {
  const url = await publish(wordpress, '[kept][bio-faq][bio-estimator mode="panel"][/kept]');
  await withPlugin(wordpress, FRAGMENT_CACHE, async () => {
    for (const visit of ['made', 'kept'])
      await test.step(visit, async () => {
        await watchHydration(page);
        await page.goto(url);
        await hydrate(page, 'bio-faq');
        await expect(page.locator('bio-estimator')).toHaveCount(1);
      });
    await wordpress.run("return delete_option( 'kept_fragment' );");
  });
});

/** Styles in the page's HTML, as combiners find them: without a parser, so that those in templates are among them. */
const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>.*?<\/style>/gs)].map(([style]) => style);

test('the styles of a first state reach the page as the build has written them, with their marks', async ({
  wordpress,
}) => {
  const html = await (await fetch(await publish(wordpress, '[bio-contact-form]'))).text();
  const template = /<template shadowrootmode="open">.*?<\/template>/s.exec(html)?.[0] ?? '';
  const built = await wordpress.run<string[]>(
    "return BioSystem\\read_data( 'first-states/bio-contact-form' )['states'];",
  );
  expect(stylesIn(template).length).toBeGreaterThan(0);
  expect(built.map((state) => stylesIn(state).join('\n'))).toContain(stylesIn(template).join('\n'));
});

/** The styles that are taken out of a page, by what a plugin was told to leave alone. */
const COMBINERS: Record<string, (style: string, told: readonly string[]) => boolean> = {
  litespeed_optimize_css_excludes: (style, told) =>
    !told.some((text) => style.includes(text)) && !/^<style[^>]*\sdata-no-optimize=/.test(style),
  autoptimize_filter_css_exclude: (style, told) => !told.some((text) => style.includes(text)),
  rocket_rucss_inline_content_exclusions: (style, told) => !told.some((text) => style.includes(text)),
};

for (const [filter, isTaken] of Object.entries(COMBINERS))
  test(`a first state keeps its styles where others are combined or removed, by ${filter}`, async ({
    browser,
    wordpress,
  }) => {
    const url = await publish(wordpress, '[bio-contact-form]');
    const told = await wordpress.run<string | string[]>('return apply_filters( $filter, $start );', {
      filter,
      start: filter.startsWith('autoptimize') ? '' : [],
    });
    const list = typeof told === 'string' ? told.split(',').map((text) => text.trim()) : told;
    const html = await (await fetch(url)).text();
    const taken = stylesIn(html).filter((style) => isTaken(style, list));
    expect(taken.length).toBeGreaterThan(0); // those of the theme
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=UTF-8',
        body: taken.reduce((rest, style) => rest.replace(style, () => ''), html),
      }),
    );
    await page.goto(url);
    const styles = await page
      .locator('bio-contact-form')
      .evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('style') ?? [])].map(({ outerHTML }) => outerHTML),
      );
    expect(styles).toEqual(
      stylesIn(/<template shadowrootmode="open">.*?<\/template>/s.exec(html)?.[0] ?? ''),
    );
    expect(styles).not.toEqual([]);
    await page.close();
  });

/** As a web server does, before WordPress begins. */
const FORBID = 'http_response_code( 403 ); exit;';
const REFUSE = "wp_die( 'You are not authorized to perform this action.', 403 );";
const isRoute = "false !== strpos( $_SERVER['REQUEST_URI'], 'wp-json' )";
const isAjax = "false !== strpos( $_SERVER['REQUEST_URI'], 'biosystem_lead' )";

/** Ways in which plugins close the REST API to visitors, after WordPress has found the route. */
const CLOSED: Record<string, string> = {
  'as All-In-One Security does, by an action': `add_action( 'rest_api_init', function () { if ( ! is_user_logged_in() ) { ${REFUSE} } } );`,
  'as Perfmatters, Clearfy and Disable WP REST API do, by its filter': `add_filter( 'rest_authentication_errors', function ( $result ) { return is_user_logged_in() ? $result : new WP_Error( 'closed', 'Closed.', array( 'status' => 401 ) ); }, PHP_INT_MAX );`,
  'as others do, by the filter of each request': `add_filter( 'rest_pre_dispatch', function ( $result ) { return is_user_logged_in() ? $result : new WP_Error( 'closed', 'Closed.', array( 'status' => 403 ) ); }, 0 );`,
};

for (const [way, code] of Object.entries(CLOSED))
  test(`a lead arrives by the route where the REST API is closed ${way}`, async ({ wordpress }) => {
    await withPlugin(wordpress, code, async () => {
      const refused = await fetch(`${wordpress.url}/wp-json/wp/v2/types`);
      expect(refused.ok).toBe(false);
      const lead = contactLead();
      expect((await post(wordpress, lead)).status).toBe(201);
      expect(await leadsOf(wordpress, lead)).toHaveLength(1);
    });
  });

test('the namespace is among those that security plugins leave open', async ({ wordpress }) => {
  const lists = await wordpress.run<string[][]>(
    "return array_map( fn( $filter ) => apply_filters( $filter, array( 'wp' ) ), array( 'aios_whitelisted_rest_routes', 'perfmatters_rest_api_exceptions', 'clearfy_rest_api_white_list' ) );",
  );
  for (const list of lists) expect(list).toEqual(['wp', 'biosystem']);
});

/** What was found of the ways is forgotten. */
const forgetWay = (wordpress: Wordpress) => wordpress.run("return delete_option( 'biosystem_lead_way' );");

test('where a server closes the whole REST API, wp-admin says so, and leads come by admin-ajax.php', async ({
  admin,
  page,
  wordpress,
}) => {
  const url = await publish(wordpress, '[bio-contact-form]');
  await withPlugin(
    wordpress,
    `if ( ${isRoute} && ! isset( $_COOKIE[ 'wordpress_logged_in_' . md5( get_site_option( 'siteurl' ) ) ] ) ) { ${FORBID} }`,
    async () => {
      expect((await fetch(endpointOf(wordpress), { method: 'POST' })).status).toBe(403);
      await forgetWay(wordpress);
      await admin.goto('/wp-admin/plugins.php');
      await expect(admin.getByText(/closes the REST API to visitors .*403/)).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchHydration(page);
      await page.goto(url);
      await hydrate(page, 'bio-contact-form');
      const booking = await book(page);
      await expectSuccess(page);
      expect(await leadsOf(wordpress, booking)).toHaveLength(1);
    },
  );
  await forgetWay(wordpress);
  await admin.goto('/wp-admin/plugins.php');
  await expect(admin.getByText('closes the REST API')).toHaveCount(0);
});

test('where neither way is open, each page of wp-admin says so', async ({ admin, wordpress }) => {
  await withPlugin(
    wordpress,
    `if ( ( ${isRoute} || ${isAjax} ) && 'POST' === $_SERVER['REQUEST_METHOD'] ) { ${FORBID} }`,
    async () => {
      await forgetWay(wordpress);
      await admin.goto('/wp-admin/edit.php');
      await expect(admin.getByText(/Visitors cannot send you leads/)).toContainText('403, 403');
    },
  );
  await forgetWay(wordpress);
});
