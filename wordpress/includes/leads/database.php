<?php
/**
 * The plugin's tables, and how they are read and written: whatever the database refuses is noticed.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The option that holds a hash of the columns of the tables that a site has. */
const TABLES_OPTION = 'biosystem_tables';

/** The option that says which tables were missing and are made again: `names`, and the `time`. */
const TABLES_MADE_OPTION = 'biosystem_tables_made';

/** Error numbers of MySQL and MariaDB where a table is gone, has an earlier version's columns, or has lost its file. */
const NO_SUCH_TABLE = array( 1146, 1054, 1932 );

/** The tables, without their prefix. */
const TABLES = array( 'leads', 'revisions', 'photos', 'deliveries', 'erased', 'senders' );

/** The full name of a table. */
function table( string $name ): string {
	global $wpdb;
	return "{$wpdb->prefix}biosystem_$name";
}

/** The columns and keys of each table, as `dbDelta` reads them. */
function table_columns(): array {
	return array(
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
			KEY email (email(100)),
			KEY state (state,partial,suspect)",
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
	);
}

/** Creates the tables of the current site, or brings them to this version; where they are said to be there and are not, with `$again`. */
function create_tables( bool $again = false ): void {
	global $wpdb;
	$columns = table_columns();
	// It changes with any column: nobody has to count versions.
	$version = md5( wp_json_encode( $columns ) );
	$known   = get_option( TABLES_OPTION );
	if ( $known === $version && ! $again ) {
		return;
	}
	$missing    = array_diff( array_map( __NAMESPACE__ . '\table', TABLES ), existing_tables() );
	$suppressed = $wpdb->suppress_errors( true );
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	// All columns have one character set: WordPress refuses emoji for a table with several.
	$options = 'ENGINE=InnoDB ' . $wpdb->get_charset_collate();
	foreach ( $columns as $name => $definition ) {
		dbDelta( 'CREATE TABLE ' . table( $name ) . " (\n$definition\n) $options;" );
	}
	$wpdb->suppress_errors( $suppressed );
	get_role( 'administrator' ) && get_role( 'administrator' )->add_cap( READ_LEADS );
	get_role( 'editor' ) && get_role( 'editor' )->add_cap( READ_LEADS );
	// Where the database refused, it is asked again.
	if ( count( existing_tables() ) < count( TABLES ) ) {
		return;
	}
	update_option( TABLES_OPTION, $version );
	// An update brings new tables, and is no loss.
	if ( $missing && ( $known === $version || ( $known && in_array( table( 'leads' ), $missing, true ) ) ) ) {
		update_option(
			TABLES_MADE_OPTION,
			array(
				'names' => array_values( $missing ),
				'time'  => time(),
			),
			false
		);
	}
}

/** The full names of those of our tables that the database has. */
function existing_tables(): array {
	$found = array();
	foreach ( TABLES as $name ) {
		if ( rows( 'SHOW TABLES LIKE %s', $GLOBALS['wpdb']->esc_like( table( $name ) ) ) ) {
			$found[] = table( $name );
		}
	}
	return $found;
}

/** Creates the tables at the beginning of a request: of new sites of a network, and after updates, which are not activated. */
function create_tables_first(): void {
	guarded( 'the tables could not be made', __NAMESPACE__ . '\create_tables' );
}
add_action( 'init', __NAMESPACE__ . '\create_tables_first' );

/**
 * Runs a statement, with placeholders of `wpdb::prepare`; returns how many rows it changed. Throws a Database_Error where the database
 * refuses it. Tables that are gone, such as after a move that took only those of WordPress, are made again.
 */
function run( string $sql, ...$args ): int {
	try {
		return run_once( $sql, ...$args );
	} catch ( Missing_Table $error ) {
		// Making tables ends a transaction: it begins anew.
		if ( in_transaction() || ! make_tables_again() ) {
			throw $error;
		}
		return run_once( $sql, ...$args );
	}
}

/** Makes the tables that are gone; false where this request has already tried. */
function make_tables_again(): bool {
	static $tried = false;
	if ( $tried ) {
		return false;
	}
	$tried = true;
	create_tables( true );
	return true;
}

/** Runs a statement with the tables that there are. See `run`. */
function run_once( string $sql, ...$args ): int {
	global $wpdb;
	// An error would be logged with what the visitor typed.
	$suppressed = $wpdb->suppress_errors( true );
	$connection = $wpdb->dbh;
	// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- The plugin's own tables; callers prepare.
	$changed = $wpdb->query( $args ? $wpdb->prepare( $sql, $args ) : $sql );
	$wpdb->suppress_errors( $suppressed );
	if ( false === $changed ) {
		// phpcs:ignore WordPress.DB.RestrictedFunctions -- wpdb keeps only the message, which may be in any language.
		$is_missing = $wpdb->dbh instanceof \mysqli && in_array( mysqli_errno( $wpdb->dbh ), NO_SUCH_TABLE, true );
		throw $is_missing ? new Missing_Table( $wpdb->last_error ) : new Database_Error( $wpdb->last_error );
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
			if ( $error instanceof Missing_Table && make_tables_again() ) {
				continue;
			}
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
