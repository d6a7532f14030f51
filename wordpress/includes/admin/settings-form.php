<?php
/**
 * What was typed into the settings page: checked, and saved where all of it is right.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that a form makes of what was typed (without slashes), and its errors by the name of the setting. What is wrong stays in
 * the settings as it was typed, so that it can be corrected.
 */
function read_settings_form( array $input ): array {
	$text   = static fn( string $name ): string => is_string( $input[ $name ] ?? null ) ? trim( wp_check_invalid_utf8( $input[ $name ], true ) ) : '';
	$line   = static fn( string $name ): string => trim( preg_replace( '/[\r\n\t]+/', ' ', $text( $name ) ) );
	$choice = static fn( string $name, array $choices ): string => in_array( $text( $name ), $choices, true ) ? $text( $name ) : DEFAULT_SETTINGS[ $name ];

	$settings = array(
		'phone'          => $line( 'phone' ),
		'config'         => $text( 'config' ),
		'config_url'     => $line( 'config_url' ),
		'lang'           => $line( 'lang' ),
		'colors'         => $choice( 'colors', array( 'config', 'site' ) ),
		'panel'          => $choice( 'panel', array( 'none', 'all', 'some' ) ),
		'panel_pages'    => wp_parse_id_list( (array) ( $input['panel_pages'] ?? array() ) ),
		'consent'        => str_replace( "\r\n", "\n", $text( 'consent' ) ),
		'deliver_to'     => $choice( 'deliver_to', array( 'wordpress', 'desk', 'both', 'webhook' ) ),
		'desk_url'       => $line( 'desk_url' ),
		'webhook_url'    => $line( 'webhook_url' ),
		'webhook_secret' => $line( 'webhook_secret' ),
		'mail_to'        => implode( ', ', preg_split( '/[\s,;]+/', $text( 'mail_to' ), -1, PREG_SPLIT_NO_EMPTY ) ),
		'retention_days' => $line( 'retention_days' ),
		'delete_leads'   => ! empty( $input['delete_leads'] ),
	);

	$errors = array_filter(
		array(
			'phone'          => mb_strlen( $settings['phone'] ) > 60 ? __( 'A phone number has at most 60 characters.', 'biosystem-widgets' ) : '',
			'config'         => config_error( $settings['config'] ),
			'lang'           => '' === $settings['lang'] || preg_match( '/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i', $settings['lang'] )
				? '' : __( 'The language is not a language tag. Write it like “en” or “es-MX”, or leave it empty.', 'biosystem-widgets' ),
			'panel_pages'    => 'some' === $settings['panel'] && array() === $settings['panel_pages']
				? __( 'Choose at least one page for the estimator’s button.', 'biosystem-widgets' ) : '',
			'consent'        => mb_strlen( $settings['consent'] ) > 5000 ? __( 'The consent has at most 5,000 characters.', 'biosystem-widgets' ) : '',
			'desk_url'       => preg_match( '#^https?://[^/]+/?$#', $settings['desk_url'] )
				? __( 'The lead desk’s address is only a host. It is complete like this: https://desk.example/api/requests', 'biosystem-widgets' )
				: url_error( $settings['desk_url'], in_array( $settings['deliver_to'], array( 'desk', 'both' ), true ) ),
			'webhook_url'    => url_error( $settings['webhook_url'], 'webhook' === $settings['deliver_to'] ),
			'mail_to'        => mail_to_error( $settings['mail_to'] ),
			'retention_days' => preg_match( '/^\d{0,4}$/', $settings['retention_days'] )
				? '' : __( 'Leads are kept for a number of days from 0 to 9999.', 'biosystem-widgets' ),
		)
	);
	if ( ! isset( $errors['retention_days'] ) ) {
		$settings['retention_days'] = (int) $settings['retention_days'];
	}
	return compact( 'settings', 'errors' );
}

/** Why a text cannot be a config; empty where it can, or is empty. The browser checks all the rest. */
function config_error( string $json ): string {
	if ( '' === $json ) {
		return '';
	}
	if ( strlen( $json ) > domain( 'configLimits' )['size'] ) {
		return __( 'The config is larger than 2 MB, which no config needs.', 'biosystem-widgets' );
	}
	if ( ! json_decode( $json, false, domain( 'configLimits' )['depth'] ) instanceof \stdClass ) {
		return JSON_ERROR_NONE === json_last_error()
			? __( 'The config is JSON, but not an object: an object begins with { and ends with }.', 'biosystem-widgets' )
			/* translators: %s: what PHP says of the JSON, in English. */
			: sprintf( __( 'The config is not valid JSON (%s).', 'biosystem-widgets' ), json_last_error_msg() );
	}
	return '';
}

/** Why leads cannot be sent to an address; empty where they can. */
function url_error( string $url, bool $is_needed ): string {
	if ( '' === $url ) {
		return $is_needed ? __( 'The address is missing: leads are sent there.', 'biosystem-widgets' ) : '';
	}
	$parts = wp_parse_url( $url );
	if ( ! $parts || empty( $parts['host'] ) || esc_url_raw( $url, array( 'http', 'https' ) ) !== $url ) {
		/* translators: %s: what was typed. */
		return sprintf( __( '“%s” is not a complete address: it must begin with https://.', 'biosystem-widgets' ), $url );
	}
	return 'http' === $parts['scheme'] && 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME )
		? __( 'Names and phone numbers must not travel unencrypted: use an address that begins with https://.', 'biosystem-widgets' ) : '';
}

/** Why nobody can be told by mail; empty where all addresses, separated by commas, are email addresses. */
function mail_to_error( string $addresses ): string {
	foreach ( array_filter( explode( ', ', $addresses ) ) as $address ) {
		if ( ! is_email( $address ) ) {
			/* translators: %s: what was typed. */
			return sprintf( __( '“%s” is not an email address.', 'biosystem-widgets' ), $address );
		}
	}
	return '';
}

/** The text of the uploaded config; null where no file was chosen, and an error's message as WP_Error. */
function uploaded_config() {
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked by the caller
	$error = $_FILES['biosystem_config_file']['error'] ?? UPLOAD_ERR_NO_FILE;
	if ( UPLOAD_ERR_NO_FILE === $error ) {
		return null;
	}
	$path = UPLOAD_ERR_OK === $error ? $_FILES['biosystem_config_file']['tmp_name'] : '';
	// phpcs:enable
	if ( ! is_uploaded_file( $path ) ) {
		return new \WP_Error( 'upload', __( 'The file did not arrive. Is it larger than your server accepts?', 'biosystem-widgets' ) );
	}
	// A byte order mark is no JSON.
	return preg_replace( '/^\xEF\xBB\xBF/', '', file_get_contents( $path, false, null, 0, domain( 'configLimits' )['size'] + 1 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file
}

/** Handles the sent form: saves it and goes back to the page, or returns what the page shows of it; null where nothing was sent. */
function save_settings_form() {
	if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
		return null;
	}
	if ( empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- nothing has arrived, no nonce either
		return array(
			'settings' => settings() + array( 'config' => saved_config() ),
			'errors'   => array( 'config' => __( 'The file is larger than your server accepts, so nothing has arrived.', 'biosystem-widgets' ) ),
		);
	}
	check_admin_referer( 'biosystem-settings' );
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each setting is read by its own rule
	$input = isset( $_POST['biosystem'] ) ? (array) wp_unslash( $_POST['biosystem'] ) : array();
	$file  = uploaded_config();
	if ( is_string( $file ) ) {
		$input['config'] = $file;
	}
	$form = read_settings_form( $input );
	if ( is_wp_error( $file ) ) {
		$form['errors']['config'] = $file->get_error_message();
	}
	if ( array() !== $form['errors'] ) {
		return $form;
	}
	$is_new       = saved_config() !== $form['settings']['config'];
	$is_unchecked = $is_new && '' !== $form['settings']['config'] && ( is_string( $file ) || empty( $input['config_checked'] ) );
	save_settings( $form['settings'] );
	wp_safe_redirect( add_query_arg( 'saved', $is_unchecked ? 'unchecked' : 'checked', settings_page_url() ) );
	exit;
}
