<?php
/**
 * What the build knows, as data files: widgets and their first states, the schema of leads, the words of mails.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/**
 * A data file of the plugin, made by its build.
 *
 * @param string $name Without its ending.
 */
function read_data( string $name ): array {
	static $files = array();
	if ( ! isset( $files[ $name ] ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		$files[ $name ] = json_decode( file_get_contents( plugin_dir_path( PLUGIN_FILE ) . "data/$name.json" ), true );
	}
	return $files[ $name ];
}
