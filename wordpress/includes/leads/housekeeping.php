<?php
/**
 * What is done every hour, at activation and at deactivation.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The event of WP-Cron. */
const HOUSEKEEPING_EVENT = 'biosystem_housekeeping';

/** Schedules the hourly event, also for new sites of a network and after an update. */
function schedule_housekeeping(): void {
	if ( ! wp_next_scheduled( HOUSEKEEPING_EVENT ) ) {
		wp_schedule_event( time(), 'hourly', HOUSEKEEPING_EVENT );
	}
}
add_action( 'init', __NAMESPACE__ . '\schedule_housekeeping' );

/** Does what is done every hour. */
function keep_house(): void {
	find_lead_way();
	guarded( 'the hourly work stopped', __NAMESPACE__ . '\clean_up' );
}
add_action( HOUSEKEEPING_EVENT, __NAMESPACE__ . '\keep_house' );

/** Erases leads whose retention has ended, removes what is of no use any more, and makes deliveries that were missed. */
function clean_up(): void {
	$days = (int) settings()['retention_days'];
	if ( $days > 0 ) {
		do {
			$expired = rows( 'SELECT id FROM ' . table( 'leads' ) . ' WHERE updated_at < %s LIMIT 100', now( - $days * DAY_IN_SECONDS ) );
			delete_leads( array_column( $expired, 'id' ) );
		} while ( 100 === count( $expired ) );
	}
	run( 'DELETE FROM ' . table( 'senders' ) . ' WHERE period < %d', time() );
	// Files of a transaction that did not end.
	foreach ( (array) glob( photo_folder() . '*-*-*-*' ) as $path ) {
		$is_old = filemtime( $path ) < time() - DAY_IN_SECONDS;
		if ( $is_old && ! rows( 'SELECT file FROM ' . table( 'photos' ) . ' WHERE lead_id = %s AND file = %s', substr( basename( $path ), 0, 36 ), basename( $path ) ) ) {
			wp_delete_file( $path );
		}
	}
	run_deliveries();
}

// Other sites of a network get theirs with their first request.
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\create_tables_first' );

/** Clears the events of one site, or of all sites of a network for which the plugin is deactivated. */
function clear_events( $network ): void {
	$query = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( $network ? get_sites( $query ) : array( get_current_blog_id() ) as $site ) {
		is_multisite() && switch_to_blog( $site );
		wp_clear_scheduled_hook( HOUSEKEEPING_EVENT );
		wp_clear_scheduled_hook( DELIVERY_EVENT );
		is_multisite() && restore_current_blog();
	}
}
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\clear_events' );

// A site that is deleted takes its leads along.
add_filter(
	'wpmu_drop_tables',
	static fn( $tables ) => array_merge( $tables, array_map( __NAMESPACE__ . '\table', TABLES ) )
);
