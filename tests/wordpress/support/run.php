<?php
/**
 * Runs the code that comes by standard input inside a WordPress: `php run.php <folder> <host>`. Prints what it returns.
 */

list( , $folder, $host ) = $argv;

$_SERVER['HTTP_HOST']       = $host;
$_SERVER['SERVER_NAME']     = $host;
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

require $folder . '/wp-load.php';

$input = json_decode( stream_get_contents( STDIN ), true );
$run   = function () use ( $input ) {
	extract( $input['variables'] );
	return eval( $input['code'] );
};
echo "\n=> " . json_encode( $run() );
