<?php
/**
 * Why a request for a lead is not accepted.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What `application/problem+json` (RFC 9457) says of a refused lead. The texts are for the client. */
class Problem extends \Exception {

	/**
	 * Messages by the paths of fields.
	 *
	 * @var array<string, string>
	 */
	public $errors;

	/**
	 * Seconds after which the client should try again; 0 where that does not help.
	 *
	 * @var int
	 */
	public $retry_after;

	/**
	 * Makes one.
	 *
	 * @param array  $errors      Messages by the paths of fields.
	 * @param int    $retry_after Seconds; 0 for none.
	 */
	public function __construct( int $status, string $detail, array $errors = array(), int $retry_after = 0 ) {
		parent::__construct( $detail, $status );
		$this->errors      = $errors;
		$this->retry_after = $retry_after;
	}
}
