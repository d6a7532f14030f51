<?php
/**
 * Why a delivery was not taken.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What the other side of a delivery answered. */
class Refusal extends \Exception {

	/**
	 * Whether another attempt would fail as well.
	 *
	 * @var bool
	 */
	public $is_final;

	/**
	 * Seconds for which the other side asked to wait; 0 where it did not.
	 *
	 * @var int
	 */
	public $retry_after;

	/**
	 * Makes one.
	 *
	 * @param string $message     For the list of deliveries.
	 * @param bool   $is_final    Whether another attempt would fail as well.
	 * @param int    $retry_after Seconds; 0 for none.
	 */
	public function __construct( string $message, bool $is_final = false, int $retry_after = 0 ) {
		parent::__construct( $message );
		$this->is_final    = $is_final;
		$this->retry_after = $retry_after;
	}
}
