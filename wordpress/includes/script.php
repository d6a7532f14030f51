<?php
/**
 * The script of the pages with a widget, and the estimator's floating button on all or some pages.
 *
 * It is imported by an inline script with its address: whatever a plugin joins, defers, delays, minifies or moves to
 * another host, the address stays that of the plugin, and a module stays a module.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_script_handles' );
add_action( 'wp_head', __NAMESPACE__ . '\\print_preload', 3 );
add_action( 'wp_footer', __NAMESPACE__ . '\\print_panel', 1 );
// After all that print pop-ups and the like.
add_action( 'wp_footer', __NAMESPACE__ . '\\print_script', 1000 );

/**
 * The handle that each widget enqueues. It prints nothing itself: caches of fragments keep a widget's HTML with the handles that were
 * enqueued for it, and enqueue them again, so that the script comes with HTML that nobody has printed.
 */
const SCRIPT_HANDLE = 'biosystem-widgets';

/** The handle of an estimator with a floating button. */
const PANEL_HANDLE = 'biosystem-widgets-panel';

/** Registers both. */
function register_script_handles(): void {
	wp_register_script( SCRIPT_HANDLE, false, array(), VERSION, true );
	wp_register_script( PANEL_HANDLE, false, array( SCRIPT_HANDLE ), VERSION, true );
}

/** What the inline script holds, and no other one: plugins find the scripts to leave alone by it. */
const SCRIPT_MARK = 'biosystem-widgets/widgets/biosystem.js';

/** What the styles inside first states hold. In a sheet of the page they would reach nothing, and the first state would have none. */
const STYLE_MARK = '--bio-';

/** Tells the known optimizers what to leave alone. */
function exclude_from_optimizers(): void {
	foreach ( array(
		SCRIPT_MARK => array(
			// WP Rocket.
			'rocket_delay_js_exclusions',
			'rocket_exclude_defer_js',
			'rocket_defer_inline_exclusions',
			'rocket_exclude_js',
			'rocket_excluded_inline_js_content',
			// LiteSpeed Cache.
			'litespeed_optimize_js_excludes',
			'litespeed_optm_js_defer_exc',
			'litespeed_optm_gm_js_exc',
			// SiteGround Optimizer.
			'sgo_js_minify_exclude',
			'sgo_js_async_exclude',
			'sgo_javascript_combine_exclude',
			'sgo_javascript_combine_excluded_inline_content',
			// Perfmatters, WP-Optimize, FlyingPress.
			'perfmatters_delay_js_exclusions',
			'wp-optimize-minify-default-exclusions',
			'flying_press_exclude_from_delay:js',
			// Autoptimize.
			'autoptimize_filter_js_exclude',
		),
		STYLE_MARK  => array(
			// LiteSpeed Cache, Autoptimize, WP Rocket.
			'litespeed_optimize_css_excludes',
			'autoptimize_filter_css_exclude',
			'rocket_rucss_inline_content_exclusions',
		),
	) as $mark => $filters ) {
		foreach ( $filters as $filter ) {
			add_filter( $filter, static fn( $excluded ) => with_exclusion( $excluded, $mark ) );
		}
	}
}
exclude_from_optimizers();

/** What an optimizer leaves alone, with a mark: a list, as a text with commas or as an array. */
function with_exclusion( $excluded, string $mark ) {
	if ( is_string( $excluded ) ) {
		return '' === $excluded ? $mark : "$excluded, $mark";
	}
	$excluded   = (array) $excluded;
	$excluded[] = $mark;
	return $excluded;
}

/**
 * URL of a file of the widgets, such as `pictures/`: a path where it is on the site's own host, so that it is right under each address of the site.
 */
function widgets_url( string $path ): string {
	$url   = plugins_url( 'widgets/' . $path, PLUGIN_FILE );
	$parts = wp_parse_url( $url );
	$home  = wp_parse_url( home_url() );
	return array( $parts['host'], $parts['port'] ?? null ) === array( $home['host'], $home['port'] ?? null )
		? $parts['path']
		: $url;
}

/** URL of the widgets' script. */
function script_url(): string {
	return widgets_url( 'biosystem.js' ) . '?ver=' . VERSION;
}

/** In the head, where it is known that the page has a widget: block themes print their blocks before, others after it. */
function print_preload(): void {
	$post = is_singular() ? get_post() : null;
	if ( ! wp_script_is( SCRIPT_HANDLE ) && ! has_panel() && ! ( $post && preg_match( '/\[bio-|<!-- wp:biosystem\//', $post->post_content ) ) ) {
		return;
	}
	printf( '<link rel="modulepreload" href="%s">' . "\n", esc_url( script_url() ) );
}

/** Prints the script, if the page has a widget. */
function print_script(): void {
	if ( ! wp_script_is( SCRIPT_HANDLE ) ) {
		return;
	}
	wp_print_inline_script_tag(
		sprintf( 'import(new URL(%s,document.baseURI).href)', wp_json_encode( script_url(), JSON_UNESCAPED_SLASHES ) ),
		array(
			'id'               => 'biosystem-widgets-js',
			// Rocket Loader, LiteSpeed Cache, WP Rocket.
			'data-cfasync'     => 'false',
			'data-no-optimize' => '1',
			'data-no-defer'    => '1',
			'data-no-minify'   => '1',
			'nowprocket'       => true,
		)
	);
}

/** Whether the settings put the estimator's floating button on this page. */
function has_panel(): bool {
	$settings = settings();
	return 'all' === $settings['panel'] || ( 'some' === $settings['panel'] && is_page( $settings['panel_pages'] ?: array( 0 ) ) ); // phpcs:ignore Universal.Operators.DisallowShortTernary -- An empty list would mean any page.
}

/** Prints it, where the page has none of its own. */
function print_panel(): void {
	if ( has_panel() && ! wp_script_is( PANEL_HANDLE ) ) {
		echo widget_html( 'bio-estimator', array( 'mode' => 'panel' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- It is escaped there.
	}
}
