<?php
/**
 * Translations of the plugin's texts: those of WordPress.org where they are installed, else the plugin's own.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\load_translation', 0 );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\own_translation', 10, 2 );
add_filter( 'load_script_translation_file', __NAMESPACE__ . '\own_script_translation', 10, 3 );

/** Names the folder of the plugin's translations, which WordPress before 6.8 does not find by the header `Domain Path`. */
function load_translation() {
	$GLOBALS['wp_textdomain_registry']->set_custom_path( 'biosystem-widgets', dirname( PLUGIN_FILE ) . '/languages' );
}

/** One Spanish serves all countries. */
function own_translation( $file, $domain ) {
	return 'biosystem-widgets' === $domain && ! is_readable( $file ) && preg_match( '/-es_[A-Z]+\.mo$/', $file )
		? dirname( PLUGIN_FILE ) . '/languages/biosystem-widgets-es_ES.mo'
		: $file;
}

/** The texts of all scripts are in one file. */
function own_script_translation( $file, $handle, $domain ) {
	return 'biosystem-widgets' === $domain && ! is_readable( (string) $file ) && 0 === strpos( determine_locale(), 'es_' )
		? dirname( PLUGIN_FILE ) . '/languages/biosystem-widgets-es_ES.json'
		: $file;
}
