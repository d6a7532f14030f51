<?php
/**
 * The plugin's menu in wp-admin: Leads and Settings.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/notices.php';
require __DIR__ . '/settings-form.php';
require __DIR__ . '/settings-page.php';
require __DIR__ . '/other-form-page.php';
require __DIR__ . '/leads-page.php';
require __DIR__ . '/lead-page.php';

/** The number of new leads from which on the menu says "99+". */
const MANY_LEADS = 100;

/** Who may change the settings. */
const MANAGE_SETTINGS = 'manage_options';

add_action( 'admin_menu', __NAMESPACE__ . '\add_menu' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_admin_style' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_plugin_links' );

/** Adds the menu. */
function add_menu() {
	// The names of the screens are made of this title: it is not translated, and the number of leads comes later.
	add_menu_page( __( 'Leads', 'biosystem-widgets' ), 'BioSystem', READ_LEADS, 'biosystem-leads', __NAMESPACE__ . '\render_leads', 'dashicons-admin-home', 26 );
	$leads    = add_submenu_page( 'biosystem-leads', __( 'Leads', 'biosystem-widgets' ), __( 'Leads', 'biosystem-widgets' ), READ_LEADS, 'biosystem-leads', __NAMESPACE__ . '\render_leads' );
	$settings = add_submenu_page( 'biosystem-leads', __( 'BioSystem settings', 'biosystem-widgets' ), __( 'Settings', 'biosystem-widgets' ), MANAGE_SETTINGS, 'biosystem-settings', __NAMESPACE__ . '\render_settings' );
	add_action( 'load-' . $leads, __NAMESPACE__ . '\load_leads' );
	add_action( 'load-' . $settings, __NAMESPACE__ . '\load_settings' );
	if ( current_user_can( READ_LEADS ) ) {
		add_lead_count( (int) guarded( 'new leads could not be counted', static fn() => count_new_leads( MANY_LEADS ) ) );
	}
}

/** Shows the number of new leads beside the menu's title, as WordPress does it for comments. */
function add_lead_count( int $count ) {
	global $menu;
	if ( 0 === $count ) {
		return;
	}
	$number = $count < MANY_LEADS ? number_format_i18n( $count ) : number_format_i18n( MANY_LEADS - 1 ) . '+';
	$bubble = sprintf(
		' <span class="awaiting-mod"><span class="pending-count" aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span></span>',
		$number,
		/* translators: %s: a number. */
		esc_html( sprintf( _n( '%s new lead', '%s new leads', $count, 'biosystem-widgets' ), $number ) )
	);
	foreach ( $menu as $position => $item ) {
		if ( 'biosystem-leads' === $item[2] ) {
			$menu[ $position ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- there is no function for it
		}
	}
}

/** Whether a screen of wp-admin is one of the plugin's. */
function is_own_screen( string $screen ): bool {
	return (bool) preg_match( '/_biosystem-(?:leads|settings)$/', $screen );
}

/** Loads the style of the plugin's own screens there, and nowhere else. */
function enqueue_admin_style( $screen ) {
	if ( is_own_screen( $screen ) ) {
		wp_enqueue_style( 'biosystem-admin', plugins_url( 'admin/admin.css', PLUGIN_FILE ), array(), PLUGIN_VERSION . '-' . VERSION );
		wp_add_inline_style( 'biosystem-admin', sprintf( ':root{--biosystem-error:%s;--biosystem-error-ground:%s}', domain( 'errorColor' ), domain( 'errorGround' ) ) );
	}
}

/** Adds a link to the settings in the list of plugins. */
function add_plugin_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_page_url() ), esc_html__( 'Settings', 'biosystem-widgets' ) );
	return array_merge( array( 'settings' => $link ), $links );
}

/** URL of the settings page, or with `form` among the arguments of its query, of a form that can be brought over. */
function settings_page_url( array $arguments = array() ): string {
	return add_query_arg( array_map( 'rawurlencode', $arguments ), admin_url( 'admin.php?page=biosystem-settings' ) );
}

/** URL of the list of leads, or with `lead` among the arguments of its query, of one lead. */
function leads_page_url( array $arguments = array() ): string {
	return add_query_arg( array_map( 'rawurlencode', $arguments ), admin_url( 'admin.php?page=biosystem-leads' ) );
}
