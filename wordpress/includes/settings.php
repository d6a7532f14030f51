<?php
/**
 * The plugin's settings: one option, read here only.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The option that holds all settings. */
const SETTINGS_OPTION = 'biosystem_settings';

/** What each setting is where nothing was chosen. */
const DEFAULT_SETTINGS = array(
	// Phone number in messages and links; empty: the one of the config.
	'phone'          => '',
	// The firm's config as JSON; empty: the built-in firm.
	'config'         => '',
	// Where the config was loaded from; empty: it was uploaded.
	'config_url'     => '',
	// BCP 47 tag; empty: the language of the site.
	'lang'           => '',
	// Whose colours: 'config', or 'site' for those of the WordPress theme.
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
);

/** All settings, as they were saved or by default. */
function settings(): array {
	$saved = get_option( SETTINGS_OPTION, array() );
	return array_merge( DEFAULT_SETTINGS, is_array( $saved ) ? $saved : array() );
}

/**
 * Where the widgets send their leads: this WordPress, or the lead desk where leads go there alone.
 */
function endpoint_url(): string {
	$settings = settings();
	return 'desk' === $settings['deliver_to'] && '' !== $settings['desk_url']
		? $settings['desk_url']
		: rest_url( 'biosystem/v1/leads' );
}
