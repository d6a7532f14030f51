<?php
/**
 * For the tests: a persistent object cache, as the drop-ins for Redis and Memcached are, in one file. Where there is a file
 * `object-cache.frozen` beside it, nothing is written any more: each request reads what was cached then, however old.
 */

/** The cache of one request. */
class WP_Object_Cache {
	public $values  = array();
	public $passing = array();
	private $file   = __DIR__ . '/object-cache.data';

	public function __construct() {
		$this->values = is_file( $this->file ) ? (array) @unserialize( file_get_contents( $this->file ) ) : array();
	}

	public function save() {
		if ( is_file( __DIR__ . '/object-cache.frozen' ) ) {
			return;
		}
		file_put_contents( $this->file, serialize( array_diff_key( $this->values, array_flip( $this->passing ) ) ), LOCK_EX );
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	$all   = $GLOBALS['wp_object_cache']->values[ $group ?: 'default' ] ?? array();
	$found = array_key_exists( $key, $all );
	return $found ? ( is_object( $all[ $key ] ) ? clone $all[ $key ] : $all[ $key ] ) : false;
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	$GLOBALS['wp_object_cache']->values[ $group ?: 'default' ][ $key ] = is_object( $data ) ? clone $data : $data;
	$GLOBALS['wp_object_cache']->save();
	return true;
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return ! $found && ! wp_suspend_cache_addition() && wp_cache_set( $key, $data, $group );
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, $data, $group );
}
function wp_cache_delete( $key, $group = '' ) {
	unset( $GLOBALS['wp_object_cache']->values[ $group ?: 'default' ][ $key ] );
	$GLOBALS['wp_object_cache']->save();
	return true;
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = wp_cache_get( $key, $group, false, $found );
	return $found && wp_cache_set( $key, max( 0, (int) $value + $offset ), $group ) ? max( 0, (int) $value + $offset ) : false;
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}
function wp_cache_flush() {
	$GLOBALS['wp_object_cache']->values = array();
	$GLOBALS['wp_object_cache']->save();
	return true;
}
function wp_cache_close() {
	return true;
}
function wp_cache_add_global_groups( $groups ) {}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->passing = array_merge( $GLOBALS['wp_object_cache']->passing, (array) $groups );
}
function wp_cache_switch_to_blog( $blog_id ) {}
