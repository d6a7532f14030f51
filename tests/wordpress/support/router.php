<?php
/**
 * What a web server's rewrite rules do for WordPress, for PHP's own web server: pretty permalinks, and the folders of a
 * network's sites.
 */

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( $file . '/index.php' ) ) ) {
	return false;
}
if ( preg_match( '#^/[\w-]+(/wp-(?:admin|includes|content)(?:/.*)?|/wp-[\w-]+\.php)$#', $path, $match ) ) {
	$path = is_dir( $_SERVER['DOCUMENT_ROOT'] . $match[1] ) ? rtrim( $match[1], '/' ) . '/index.php' : $match[1];
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
	if ( is_file( $file ) && 'php' !== pathinfo( $file, PATHINFO_EXTENSION ) ) {
		$types = array(
			'css' => 'text/css',
			'js'  => 'text/javascript',
			'svg' => 'image/svg+xml',
		);
		header( 'Content-Type: ' . ( $types[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? mime_content_type( $file ) ) );
		readfile( $file );
		return true;
	}
} else {
	$path = '/index.php';
}
$file                       = $_SERVER['DOCUMENT_ROOT'] . $path;
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;
