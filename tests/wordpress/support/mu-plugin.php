<?php
/**
 * For the tests: what a WordPress without an outside needs.
 */

// PHP's mailer takes no sender at `localhost`.
add_filter(
	'wp_mail_from',
	function ( $from ) {
		return is_email( $from ) ? $from : 'wordpress@example.com';
	},
	100
);

// Faces of users come from another server.
add_filter( 'pre_option_show_avatars', '__return_zero' );

// Blocks of others are searched for on another server.
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
