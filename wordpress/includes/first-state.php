<?php
/**
 * First states: what a widget shows before and without its script, as a declarative shadow root inside its element.
 *
 * Those of the built-in firm come with the plugin. Others are rendered in the browser of somebody who may change settings,
 * on any admin page, by the widgets' own code; pages note which they want. Each is stored under a key that names the
 * version and all that it was made from: a page has the right one, or none and is shown by the script.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_first_states' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_first_states_route' );

/** What was wanted of late, by key: `input`, `version`, `used` (the day), `stored`. */
const FIRST_STATES_OPTION = 'biosystem_first_states';

/** The option of each is this with its key. */
const FIRST_STATE_PREFIX = 'biosystem_first_state_';

/** So many are stored at most. */
const MAX_FIRST_STATES = 200;

/** Days after which one that no page wanted is dropped. */
const FIRST_STATE_DAYS = 30;

/** A widget's first state, by the attributes that its HTML has: HTML for the inside of its element; empty where there is none. */
function first_state( string $tag, array $attributes ): string {
	// What is fetched is put into a page by scripts, which make no shadow roots of HTML.
	if ( wp_is_json_request() || wp_doing_ajax() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
		return '';
	}
	$all    = $attributes + surrounding_site();
	$config = $all['config'] ?? '';
	if ( config_url() !== $config && '' !== $config ) {
		return ''; // Another firm's: only the settings' own is known to be good.
	}
	$input = array(
		'tag'        => $tag,
		'attributes' => array_diff_key( $all, array_flip( array( 'config', 'endpoint', 'guard', 'lang', 'id', 'class' ) ) ),
		'lang'       => $all['lang'] ?? get_bloginfo( 'language' ),
		'config'     => $config,
		'pictures'   => widgets_url( 'pictures/' ),
	);
	ksort( $input['attributes'] );
	$html = built_in_first_state( $input ) ?? stored_first_state( $input );
	return 'bio-contact-form' === $tag && leads_url() === ( $all['endpoint'] ?? '' ) ? with_native_form( $html, $all['endpoint'] ) : $html;
}

/** A contact form that the browser sends by itself where our script does not run: this WordPress answers it by a page. */
function with_native_form( string $html, string $endpoint ): string {
	$html = str_replace( 'method="dialog"', 'method="post" action="' . esc_url( $endpoint ) . '"', $html );
	return preg_replace( '#(<noscript\b[^>]*>).*?</noscript>#s', '$1</noscript>', $html, 1 );
}

/** The first state that came with the plugin; null where there is none. */
function built_in_first_state( array $input ): ?string {
	$languages = read_data( 'widgets' )['languages'];
	$primary   = strtolower( preg_replace( '/[-_].*/', '', trim( $input['lang'] ) ) );
	unset( $input['attributes']['style'] ); // It only replaces a config's theme.
	if ( '' !== $input['config'] || count( $input['attributes'] ) > 1 || preg_grep( "/^$primary(-|$)/i", $languages ) ) {
		return null;
	}
	$states = read_data( 'first-states/' . $input['tag'] );
	$key    = '';
	foreach ( $input['attributes'] as $name => $value ) {
		$key = "$name=$value";
	}
	$index = $states['byAttribute'][ $key ] ?? null;
	return null === $index ? null : str_replace( 'built-in-pictures:', esc_url( $input['pictures'] ), $states['states'][ $index ] );
}

/** The first state that was stored; empty where there is none, which is noted then. */
function stored_first_state( array $input ): string {
	$key   = substr( hash( 'sha256', VERSION . wp_json_encode( $input ) ), 0, 32 );
	$html  = get_option( FIRST_STATE_PREFIX . $key, '' );
	$index = first_states_index();
	$today = gmdate( 'Y-m-d' );
	if ( ( $index[ $key ]['used'] ?? '' ) !== $today && ( isset( $index[ $key ] ) || count( $index ) < MAX_FIRST_STATES ) ) {
		$index[ $key ] = array(
			'input'   => $input,
			'version' => VERSION,
			'used'    => $today,
			'stored'  => '' !== $html,
		);
		update_option( FIRST_STATES_OPTION, $index, false );
	}
	return $html;
}

/** What was wanted of late. */
function first_states_index(): array {
	$index = get_option( FIRST_STATES_OPTION, array() );
	return is_array( $index ) ? $index : array();
}

/**
 * Whether the current user may store first states. They are HTML that is printed as it is, so that a site's administrator
 * in a network, who may not write such, stores none.
 */
function can_store_first_states(): bool {
	return current_user_can( 'manage_options' ) && current_user_can( 'unfiltered_html' );
}

/** Has those rendered that are wanted. */
function enqueue_first_states(): void {
	if ( ! can_store_first_states() ) {
		return;
	}
	$wanted = array();
	foreach ( drop_first_states( first_states_index() ) as $key => $entry ) {
		if ( ! $entry['stored'] ) {
			$entry['input']['attributes'] = (object) $entry['input']['attributes'];
			$wanted[ $key ]               = $entry['input'];
		}
	}
	if ( ! $wanted ) {
		return;
	}
	wp_enqueue_script( 'biosystem-first-states', plugins_url( 'admin/firstStates.js', PLUGIN_FILE ), array(), VERSION, true );
	wp_localize_script(
		'biosystem-first-states',
		'biosystemFirstStates',
		array(
			'wanted' => $wanted,
			'worker' => plugins_url( 'admin/prerender.js', PLUGIN_FILE ) . '?ver=' . VERSION,
			'store'  => rest_url( 'biosystem/v1/first-states' ),
			'nonce'  => wp_create_nonce( 'wp_rest' ),
		)
	);
}

/** Drops those of other versions, and those that no page has wanted for long. @return array The others. */
function drop_first_states( array $index ): array {
	$oldest = gmdate( 'Y-m-d', time() - FIRST_STATE_DAYS * DAY_IN_SECONDS );
	$kept   = array();
	foreach ( $index as $key => $entry ) {
		if ( VERSION === $entry['version'] && $entry['used'] >= $oldest ) {
			$kept[ $key ] = $entry;
		} else {
			delete_option( FIRST_STATE_PREFIX . $key );
		}
	}
	if ( count( $kept ) < count( $index ) ) {
		update_option( FIRST_STATES_OPTION, $kept, false );
	}
	return $kept;
}

/** Registers the route that they are stored by. */
function register_first_states_route(): void {
	register_rest_route(
		'biosystem/v1',
		'/first-states',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\\store_first_state',
			'permission_callback' => __NAMESPACE__ . '\\can_store_first_states',
			'args'                => array(
				'key'  => array(
					'type'     => 'string',
					'pattern'  => '^[0-9a-f]{32}$',
					'required' => true,
				),
				'html' => array(
					'type'      => 'string',
					'maxLength' => 1000000,
					// Empty where there is none: of a config with a mistake, for instance. The next day it is tried again.
					'pattern'   => '^(<template shadowrootmode="open">|$)',
					'required'  => true,
				),
			),
		)
	);
}

/** Stores one that a page has wanted. */
function store_first_state( \WP_REST_Request $request ) {
	$key   = $request['key'];
	$index = first_states_index();
	if ( ! isset( $index[ $key ] ) ) {
		return new \WP_Error( 'biosystem_unknown_first_state', __( 'No page has asked for this first state.', 'biosystem-widgets' ), array( 'status' => 404 ) );
	}
	update_option( FIRST_STATE_PREFIX . $key, $request['html'], false );
	$index[ $key ]['stored'] = true;
	update_option( FIRST_STATES_OPTION, $index, false );
	return new \WP_REST_Response( null, 204 );
}
