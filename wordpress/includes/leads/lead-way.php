<?php
/**
 * By which way visitors' leads arrive: the route of the REST API, or admin-ajax.php where a security plugin or the server closes it.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/**
 * The option with the `way` that was found open (`rest`, `ajax` or `none`), the `answers` (a status by each way that was tried), the
 * `site` that it was tried for, and the `time`.
 */
const LEAD_WAY_OPTION = 'biosystem_lead_way';

// Plugins that close the REST API to visitors, and take namespaces to leave open: All-In-One Security, Perfmatters, Clearfy.
foreach ( array( 'aios_whitelisted_rest_routes', 'perfmatters_rest_api_exceptions', 'clearfy_rest_api_white_list' ) as $biosystem_rest_filter ) {
	add_filter( $biosystem_rest_filter, static fn( $namespaces ) => array_merge( (array) $namespaces, array( 'biosystem' ) ) );
}

/** URL where this WordPress receives leads. */
function leads_url(): string {
	return 'ajax' === lead_way()['way'] ? ajax_leads_url() : rest_leads_url();
}

/** URL of the route. */
function rest_leads_url(): string {
	return rest_url( ltrim( LEADS_ROUTE, '/' ) );
}

/** URL of the action of admin-ajax.php. */
function ajax_leads_url(): string {
	return admin_url( 'admin-ajax.php?action=' . LEADS_ACTION );
}

/** What was found last. */
function lead_way(): array {
	$found = get_option( LEAD_WAY_OPTION );
	return ( is_array( $found ) ? $found : array() ) + array(
		'way'     => 'rest',
		'answers' => array(),
		'site'    => '',
		'time'    => 0,
	);
}

/**
 * Tries both ways as a visitor does, without a login, and notes the first that is open. Where this server cannot reach itself, nothing is
 * known, and the last way stays.
 */
function find_lead_way(): void {
	$way     = 'none';
	$answers = array();
	foreach ( array(
		'rest' => rest_leads_url(),
		'ajax' => ajax_leads_url(),
	) as $name => $url ) {
		$answer = wp_remote_post(
			$url,
			array(
				'headers'     => array( 'content-type' => 'application/json' ),
				'timeout'     => 5,
				'redirection' => 0,
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
			)
		);
		if ( is_wp_error( $answer ) ) {
			$way = lead_way()['way'];
			break;
		}
		$answers[ $name ] = (int) wp_remote_retrieve_response_code( $answer );
		// An empty body is no lead, and only our own code says so in this type.
		if ( 0 === strpos( (string) wp_remote_retrieve_header( $answer, 'content-type' ), 'application/problem+json' ) ) {
			$way = $name;
			break;
		}
	}
	update_option(
		LEAD_WAY_OPTION,
		array(
			'way'     => $way,
			'answers' => $answers,
			'site'    => site_signature(),
			'time'    => time(),
		),
		true
	);
}

/** Changes with what may close a way: the plugins and the addresses of the site. */
function site_signature(): string {
	return md5( wp_json_encode( array( VERSION, get_option( 'active_plugins' ), get_site_option( 'active_sitewide_plugins' ), rest_leads_url(), ajax_leads_url() ) ) );
}

/** Tries the ways in wp-admin: as soon as something has changed that may close one, and on the plugin's own screens again after a minute. */
function watch_lead_way(): void {
	if ( wp_doing_ajax() || ! current_user_can( 'activate_plugins' ) || is_desk_alone() ) {
		return;
	}
	$found  = lead_way();
	$is_own = 0 === strpos( sanitize_key( $_GET['page'] ?? '' ), 'biosystem-' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses when
	if ( site_signature() !== $found['site'] || ( $is_own && $found['time'] < time() - MINUTE_IN_SECONDS ) ) {
		find_lead_way();
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\watch_lead_way' );
