<?php
/**
 * The plugin's tables, and how they are read and written: whatever the database refuses is noticed.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Counts the versions of the tables. */
const TABLES_VERSION = 1;

/** The option that holds the version of the tables that a site has. */
const TABLES_OPTION = 'biosystem_tables';

/** The tables, without their prefix. */
const TABLES = array( 'leads', 'revisions', 'photos', 'deliveries', 'erased', 'senders' );

/** The full name of a table. */
function table( string $name ): string {
	global $wpdb;
	return "{$wpdb->prefix}biosystem_$name";
}

/** Creates the tables of the current site, or brings them to this version. */
function create_tables(): void {
	global $wpdb;
	if ( TABLES_VERSION === (int) get_option( TABLES_OPTION ) ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	// All columns have one character set: WordPress refuses emoji for a table with several.
	$options = 'ENGINE=InnoDB ' . $wpdb->get_charset_collate();
	foreach (
		array(
			'leads'      => "id char(36) NOT NULL,
				kind varchar(20) NOT NULL,
				state varchar(20) NOT NULL DEFAULT 'new',
				suspect varchar(100) NULL,
				partial tinyint(4) NOT NULL,
				received_at datetime NOT NULL,
				updated_at datetime NOT NULL,
				made_at char(24) NOT NULL,
				revision int(10) unsigned NOT NULL,
				secret_hash char(64) NOT NULL,
				name varchar(200) NOT NULL,
				email varchar(254) NOT NULL,
				phone varchar(200) NOT NULL,
				address varchar(500) NOT NULL,
				source varchar(200) NOT NULL,
				page text NOT NULL,
				lang varchar(200) NOT NULL,
				body longtext NOT NULL,
				PRIMARY KEY  (id),
				KEY received_at (received_at),
				KEY updated_at (updated_at),
				KEY email (email(100))",
			'revisions'  => 'lead_id char(36) NOT NULL,
				fingerprint char(64) NOT NULL,
				revision int(10) unsigned NOT NULL,
				received_at datetime NOT NULL,
				email varchar(254) NOT NULL,
				body longtext NOT NULL,
				PRIMARY KEY  (lead_id,fingerprint),
				KEY email (email(100))',
			'photos'     => 'lead_id char(36) NOT NULL,
				position int(10) unsigned NOT NULL,
				name varchar(60) NOT NULL,
				mime varchar(40) NOT NULL,
				size int(10) unsigned NOT NULL,
				sha256 char(64) NOT NULL,
				file varchar(100) NOT NULL,
				PRIMARY KEY  (lead_id,position)',
			'deliveries' => "id char(36) NOT NULL,
				lead_id char(36) NOT NULL,
				target varchar(20) NOT NULL,
				event varchar(20) NOT NULL,
				state varchar(20) NOT NULL,
				attempts int(10) unsigned NOT NULL DEFAULT 0,
				next_at datetime NOT NULL,
				lease varchar(36) NOT NULL DEFAULT '',
				error varchar(200) NOT NULL DEFAULT '',
				created_at datetime NOT NULL,
				secret varchar(200) NOT NULL DEFAULT '',
				mailbox varchar(64) NOT NULL DEFAULT '',
				estimate varchar(64) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				KEY lead_id (lead_id),
				KEY due (state,next_at),
				KEY mailbox (mailbox,created_at)",
			'erased'     => 'id char(36) NOT NULL,
				erased_at datetime NOT NULL,
				PRIMARY KEY  (id)',
			'senders'    => 'sender char(64) NOT NULL,
				period int(10) unsigned NOT NULL,
				amount bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (sender,period)',
		) as $name => $columns
	) {
		dbDelta( 'CREATE TABLE ' . table( $name ) . " (\n$columns\n) $options;" );
	}
	get_role( 'administrator' ) && get_role( 'administrator' )->add_cap( READ_LEADS );
	get_role( 'editor' ) && get_role( 'editor' )->add_cap( READ_LEADS );
	// Where the database refused, it is asked again.
	if ( rows( 'SHOW TABLES LIKE %s', $wpdb->esc_like( table( 'senders' ) ) ) ) {
		update_option( TABLES_OPTION, TABLES_VERSION );
	}
}
// New sites of a network, and updates, are not activated.
add_action( 'init', __NAMESPACE__ . '\create_tables' );

/**
 * Runs a statement, with placeholders of `wpdb::prepare`; returns how many rows it changed. Throws a Database_Error where the database
 * refuses it.
 */
function run( string $sql, ...$args ): int {
	global $wpdb;
	// An error would be logged with what the visitor typed.
	$suppressed = $wpdb->suppress_errors( true );
	$connection = $wpdb->dbh;
	// phpcs:ignore WordPress.DB -- The plugin's own tables; callers prepare.
	$changed = $wpdb->query( $args ? $wpdb->prepare( $sql, $args ) : $sql );
	$wpdb->suppress_errors( $suppressed );
	if ( false === $changed ) {
		throw new Database_Error( $wpdb->last_error );
	}
	// WordPress connects again by itself, and what the transaction did before is undone.
	if ( in_transaction() && $connection !== $wpdb->dbh ) {
		throw new Database_Error( 'The connection was lost.' );
	}
	return (int) $changed;
}

/** Reads rows. See `run`. */
function rows( string $sql, ...$args ): array {
	global $wpdb;
	run( $sql, ...$args );
	return $wpdb->last_result;
}

/**
 * Does work in a transaction, again where the database asks for that, and returns what the work does. Where it throws, nothing of it is
 * stored.
 */
function transaction( callable $work ) {
	global $wpdb;
	for ( $attempt = 1; true; $attempt++ ) {
		try {
			run( 'START TRANSACTION' );
			in_transaction( true );
			$result = $work();
			run( 'COMMIT' );
			in_transaction( false );
			return $result;
		} catch ( \Throwable $error ) {
			in_transaction( false );
			$wpdb->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB
			// A deadlock, a lock that took too long, MariaDB's "Record has changed since last read", or our own words.
			$again = $error instanceof Database_Error && preg_match( '/try restarting|has changed since|connection was lost/i', $error->getMessage() );
			if ( ! $again || $attempt >= 5 ) {
				throw $error;
			}
			usleep( wp_rand( 10000, 100000 ) * $attempt );
		}
	}
}

/** Whether a transaction is open; with a value, whether one is from now on. */
function in_transaction( ?bool $is_open = null ): bool {
	static $open = false;
	$open        = $is_open ?? $open;
	return $open;
}

/** A list of placeholders for at least one text, for `IN ()`. */
function placeholders( array $values ): string {
	return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
}

/** The current time, or that in some seconds, as columns have it: UTC. */
function now( int $seconds = 0 ): string {
	return gmdate( 'Y-m-d H:i:s', time() + $seconds );
}
