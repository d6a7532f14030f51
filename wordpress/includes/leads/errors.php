<?php
/**
 * What can go wrong with a lead: a request that is not accepted, a delivery that is not taken, a refusal of the database or the disk.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What was to be stored is not stored. The message may hold what visitors typed: it is not logged as it is. */
class Database_Error extends \Exception {}

/** A table is missing, or is one of an earlier version. */
class Missing_Table extends Database_Error {}

/** What `application/problem+json` (RFC 9457) says of a refused lead. The texts are for the client. */
class Problem extends \Exception {
	/** Messages by the paths of fields. */
	public array $errors;
	/** Seconds after which the client should try again; 0 where that does not help. */
	public int $retry_after;

	/** Makes one of an HTTP status, and of what is wrong. */
	public function __construct( int $status, string $detail, array $errors = array(), int $retry_after = 0 ) {
		parent::__construct( $detail, $status );
		$this->errors      = $errors;
		$this->retry_after = $retry_after;
	}
}

/** What the other side of a delivery answered. The message is for the list of deliveries. */
class Refusal extends \Exception {
	/** Whether another attempt would fail as well. */
	public bool $is_final;
	/** Seconds for which the other side asked to wait; 0 where it did not. */
	public int $retry_after;

	/** Makes one. */
	public function __construct( string $message, bool $is_final = false, int $retry_after = 0 ) {
		parent::__construct( $message );
		$this->is_final    = $is_final;
		$this->retry_after = $retry_after;
	}
}

/** Notes an error in the server's log, without what visitors typed. */
function log_error( string $what, \Throwable $error ): void {
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Who runs the site must see it.
	error_log( "BioSystem Widgets: $what: " . ( $error instanceof Database_Error ? without_personal( $error->getMessage() ) : $error ) );
}

/**
 * Does work that others wait for, such as a screen of wp-admin or the rest of WP-Cron: what the database refuses is logged, and ends
 * nothing but this work. Returns what the work does, or null.
 */
function guarded( string $what, callable $work ) {
	try {
		return $work();
	} catch ( Database_Error $error ) {
		log_error( $what, $error );
		return null;
	}
}
