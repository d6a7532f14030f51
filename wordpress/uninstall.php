<?php
/**
 * Removes the plugin from every site: its settings and events always, leads only where the settings say so.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes what the current site has of the plugin. */
function uninstall_site(): void {
	global $wpdb;
	$settings = get_option( 'biosystem_settings' );
	$uploads  = wp_upload_dir( null, false )['basedir'];
	$folders  = array( 'biosystem' );
	if ( is_array( $settings ) && ! empty( $settings['delete_leads'] ) ) {
		foreach ( array( 'leads', 'revisions', 'photos', 'deliveries', 'erased', 'senders' ) as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}biosystem_$table" ); // phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- Names from the list above.
		}
		$folders[] = (string) get_option( 'biosystem_photo_folder' );
		delete_option( 'biosystem_photo_folder' );
	}
	foreach ( array_filter( $folders ) as $folder ) {
		if ( ! is_dir( "$uploads/$folder" ) ) {
			continue;
		}
		// Not by glob: it finds `.htaccess` only with GLOB_BRACE, which PHP before 8.5 lacks on Alpine Linux.
		foreach ( array_diff( (array) scandir( "$uploads/$folder" ), array( '.', '..' ) ) as $file ) {
			wp_delete_file( "$uploads/$folder/$file" );
		}
		rmdir( "$uploads/$folder" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- It is empty.
	}
	$first_states = $wpdb->esc_like( 'biosystem_first_state' ) . '%';
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- There is no function for many options.
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $first_states ) ) as $option ) {
		delete_option( $option );
	}
	foreach ( array( 'settings', 'config', 'lead_way', 'tables_made' ) as $option ) {
		delete_option( "biosystem_$option" );
	}
	// Tables that are kept are recognized when the plugin comes back.
	delete_option( 'biosystem_tables' );
	foreach ( wp_roles()->role_objects as $role ) {
		$role->remove_cap( 'biosystem_read_leads' );
	}
	wp_unschedule_hook( 'biosystem_deliver' );
	wp_unschedule_hook( 'biosystem_housekeeping' );
}

if ( is_multisite() ) {
	$biosystem_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $biosystem_sites as $biosystem_site ) {
		switch_to_blog( $biosystem_site );
		uninstall_site();
		restore_current_blog();
	}
} else {
	uninstall_site();
}
