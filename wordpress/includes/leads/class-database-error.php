<?php
/**
 * A refusal of the database or the disk.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What was to be stored is not stored. The message may hold what visitors typed: it is not logged as it is. */
class Database_Error extends \Exception {}
