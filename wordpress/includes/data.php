<?php
/**
 * What the build knows, as data files: widgets and their first states, the schema of leads, the words of mails, and what the plugin
 * shares with the lead desk.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** A data file of the plugin, made by its build; its name is without the ending. */
function read_data( string $name ): array {
	static $files = array();
	if ( ! isset( $files[ $name ] ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		$files[ $name ] = json_decode( file_get_contents( plugin_dir_path( PLUGIN_FILE ) . "data/$name.json" ), true );
	}
	return $files[ $name ];
}

/** A fact that the plugin shares with the lead desk, such as `leadStates`: `domainData` of `scripts/wordpressLeads.ts` has the names. */
function domain( string $name ) {
	return read_data( 'domain' )[ $name ];
}
