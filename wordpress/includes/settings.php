<?php
/**
 * The plugin's settings, read and saved here only. And the firm's config as the widgets get it: a file.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The option that holds the settings. WordPress loads it with every request. */
const SETTINGS_OPTION = 'biosystem_settings';

/** The option that holds the firm's config, which may have 2 MB. It is loaded where it is needed. */
const CONFIG_OPTION = 'biosystem_config';

/** What each setting is where nothing was chosen. */
const DEFAULT_SETTINGS = array(
	// Phone number in messages and links; empty: the one of the config.
	'phone'          => '',
	// Where the config was loaded from; empty: it was uploaded.
	'config_url'     => '',
	// BCP 47 tag; empty: the language of the site.
	'lang'           => '',
	// Whose colors: 'config', or 'site' for those of the WordPress theme.
	'colors'         => 'config',
	// Where the estimator's floating button is: 'none', 'all' or 'some' pages.
	'panel'          => 'none',
	// Ids of the pages with it, where it is on some.
	'panel_pages'    => array(),
	// The text beside the checkbox about text messages; empty: the config's.
	'consent'        => '',
	// Where leads go: 'wordpress', 'desk' (a lead desk alone), 'both' or 'webhook' (stored here, and forwarded).
	'deliver_to'     => 'wordpress',
	// URL of the lead desk's endpoint, such as https://desk.example/api/requests.
	'desk_url'       => '',
	'webhook_url'    => '',
	// Signs what the webhook gets; empty: unsigned.
	'webhook_secret' => '',
	// Who is told of a lead, separated by commas; empty: the site's administrator.
	'mail_to'        => '',
	// Days after which leads are deleted; 0: never.
	'retention_days' => 0,
	// Whether leads are deleted with the plugin.
	'delete_leads'   => false,
);

/** All settings, as they were saved or by default. */
function settings(): array {
	$saved = get_option( SETTINGS_OPTION, array() );
	return array_merge( DEFAULT_SETTINGS, is_array( $saved ) ? $saved : array() );
}

/** The firm's config as JSON, as it was saved; empty: the built-in firm. */
function saved_config(): string {
	return (string) get_option( CONFIG_OPTION, '' );
}

/** Saves all settings, with the `config` where there is one among them. */
function save_settings( array $settings ): void {
	if ( isset( $settings['config'] ) ) {
		update_option( CONFIG_OPTION, $settings['config'], false );
		unset( $settings['config'] );
	}
	update_option( SETTINGS_OPTION, $settings, true );
}

/** Takes the config out of the settings, where an earlier version saved it. */
function split_settings(): void {
	$saved = get_option( SETTINGS_OPTION );
	if ( isset( $saved['config'] ) ) {
		save_settings( $saved );
	}
}
add_action( 'init', __NAMESPACE__ . '\split_settings', 0 );

/** Whether leads go to a lead desk alone. */
function is_desk_alone(): bool {
	$settings = settings();
	return 'desk' === $settings['deliver_to'] && '' !== $settings['desk_url'];
}

/** Where the widgets send their leads: this WordPress, or the lead desk where leads go there alone. */
function endpoint_url(): string {
	return is_desk_alone() ? settings()['desk_url'] : leads_url();
}

/** The language of the widgets, a BCP 47 tag: the one that was chosen, or the site's. */
function widget_language(): string {
	$lang = settings()['lang'];
	if ( '' !== $lang ) {
		return $lang;
	}
	// Without what tags do not have, such as the last part of de_DE_formal.
	preg_match( '/^[a-z]+(?:_[A-Z]+)?/', get_locale(), $parts );
	return str_replace( '_', '-', isset( $parts[0] ) ? $parts[0] : 'en' );
}

/**
 * URL of the config that the widgets get: the firm's, with the settings that belong into it. Empty where the built-in firm
 * is shown as it is.
 *
 * It is a file below the uploads, so that it is served without PHP, and named after what is in it, so that it can be cached
 * for ever. Earlier ones stay: cached pages name them.
 */
function config_url(): string {
	$settings = settings();
	$config   = saved_config();
	if ( '' === $config && '' === $settings['consent'] ) {
		return '';
	}
	$json    = effective_config( $config, $settings );
	$name    = 'biosystem/' . md5( $json ) . '.json';
	$uploads = wp_upload_dir( null, false );
	// Where it cannot be written, the widgets find nothing at the URL, and say so: no other firm's prices are shown.
	write_once( $uploads['basedir'] . '/' . $name, $json );
	return set_url_scheme( $uploads['baseurl'] . '/' . $name );
}

/** The firm's config as JSON, with the text of the consent, and without colors where those of the site are wanted. */
function effective_config( string $saved, array $settings ): string {
	if ( '' === $settings['consent'] && 'config' === $settings['colors'] ) {
		return $saved;
	}
	$config = json_decode( $saved );
	if ( ! $config instanceof \stdClass ) {
		$config = new \stdClass();
	}
	if ( 'site' === $settings['colors'] ) {
		unset( $config->theme );
	}
	if ( '' !== $settings['consent'] ) {
		$texts = child( $config, 'texts' );
		$lang  = served_language( array_keys( get_object_vars( $texts ) ) );
		child( child( $texts, $lang ), 'estimator' )->smsConsent = $settings['consent']; // phpcs:ignore WordPress.NamingConventions
	}
	return wp_json_encode( $config, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/**
 * The language, of those that the config has, in which the widgets' messages are shown: a language of which only one message is known
 * would pass English off as its own.
 */
function served_language( array $available ): string {
	$wanted = strtolower( widget_language() );
	foreach ( array( $wanted, strtok( $wanted, '-' ) ) as $tag ) {
		foreach ( $available as $one ) {
			if ( strtolower( $one ) === $tag ) {
				return $one;
			}
		}
	}
	return 'en';
}

/** The object at a key; a new one where there is none. */
function child( \stdClass $config, string $key ): \stdClass {
	if ( ! isset( $config->$key ) || ! $config->$key instanceof \stdClass ) {
		$config->$key = new \stdClass();
	}
	return $config->$key;
}

/** Writes a file unless it is there; returns whether it is. A reader never sees half of it. */
function write_once( string $path, string $content ): bool {
	if ( is_file( $path ) ) {
		return true;
	}
	if ( ! wp_mkdir_p( dirname( $path ) ) ) {
		return false;
	}
	$part = $path . '.' . wp_generate_password( 8, false );
	// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- the answer says whether it worked
	$is_written = strlen( $content ) === @file_put_contents( $part, $content ) && @rename( $part, $path );
	// phpcs:enable
	return $is_written || is_file( $path );
}
