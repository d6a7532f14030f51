<?php
/**
 * Runs the plugin's PHP without a WordPress, for the tests that compare it with the lead desk: reads JSON from the standard input,
 * a list of calls `[ function, argument, … ]`, and writes the list of their results.
 *
 * @package BioSystem
 */

// What the code needs of WordPress.
namespace {
	define( 'ABSPATH', __DIR__ . '/' );
	function plugin_dir_path() {
		return $GLOBALS['argv'][1];
	}
	function add_action() {}
	function add_filter() {}
	function __( $text ) {
		return $text;
	}
	function get_bloginfo( $what ) {
		return 'language' === $what ? 'en-US' : 'Clearwater';
	}
	function get_user_locale() {
		return 'en_US';
	}
	function get_option() {
		return 'owner@example.com';
	}
	function get_site_icon_url() {
		return '';
	}
	function admin_url( $path ) {
		return "https://site.example/wp-admin/$path";
	}
	function is_email( $text ) {
		return false !== strpos( $text, '@' );
	}
	function wp_timezone() {
		return timezone_open( 'UTC' );
	}
	function wp_json_encode( $value, $flags = 0 ) {
		return json_encode( $value, $flags );
	}
	function wp_strip_all_tags( $html ) {
		return strip_tags( $html );
	}
	function wp_parse_url( $url, $component ) {
		return parse_url( $url, $component );
	}
	function wp_is_numeric_array( $value ) {
		return ! array_filter( array_keys( $value ), 'is_string' );
	}
}

namespace BioSystem {
	const PLUGIN_FILE = __FILE__;
	error_reporting( E_ALL );
	set_error_handler(
		static function ( $level, $message, $file, $line ) {
			throw new \ErrorException( $message, 0, $level, $file, $line );
		}
	);

	function settings() {
		return json_decode( $GLOBALS['argv'][2], true );
	}

	function saved_config() {
		return settings()['config'] ?? '';
	}

	require dirname( __DIR__, 2 ) . '/wordpress/includes/data.php';
	foreach ( array( 'errors', 'schema', 'photos', 'phone', 'format', 'own-prices', 'mail-parts', 'mail', 'deliveries', 'export' ) as $file ) {
		require dirname( __DIR__, 2 ) . "/wordpress/includes/leads/$file.php";
	}
	foreach ( array( 'brought-form', 'contact-form-7', 'wpforms', 'fluent-forms', 'where-shown' ) as $file ) {
		require dirname( __DIR__, 2 ) . "/wordpress/includes/other-forms/$file.php";
	}
	require dirname( __DIR__, 2 ) . '/wordpress/includes/admin/leads-page.php';

	/** What the endpoint says of a body: the fields that are wrong, or the lead as it is stored. */
	function judge( string $body ) {
		try {
			$read = read_lead( parse_json( $body ) );
			return array(
				'photos' => array_column( $read['photos'], 'name' ),
				'guard'  => (object) array_intersect_key( (array) $read['guard'], array_flip( array( 'trap', 'seconds', 'trusted', 'token' ) ) ),
			) + $read;
		} catch ( Problem $problem ) {
			return array(
				'detail' => $problem->getMessage(),
				'errors' => (object) $problem->errors,
			);
		}
	}

	/** What a form of another plugin becomes. */
	function bring( string $reader, string $form ) {
		return brought_form( call_user_func( __NAMESPACE__ . '\\' . $reader, $form ) );
	}

	$results = array();
	foreach ( json_decode( stream_get_contents( STDIN ) ) as $call ) {
		$function  = __NAMESPACE__ . '\\' . array_shift( $call );
		$arguments = array();
		foreach ( ( new \ReflectionFunction( $function ) )->getParameters() as $index => $parameter ) {
			if ( array_key_exists( $index, $call ) ) {
				$is_array    = $parameter->hasType() && 'array' === $parameter->getType()->getName();
				$arguments[] = $is_array ? json_decode( json_encode( $call[ $index ] ), true ) : $call[ $index ];
			}
		}
		$results[] = $function( ...$arguments );
	}
	echo json_encode( $results, JSON_THROW_ON_ERROR );
}
