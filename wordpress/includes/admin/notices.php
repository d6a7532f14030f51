<?php
/**
 * What the plugin says in wp-admin of its own accord: leads that cannot arrive, and tables that were lost.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', __NAMESPACE__ . '\print_lead_way_notice' );
add_action( 'admin_notices', __NAMESPACE__ . '\print_tables_notice' );
add_action( 'admin_post_biosystem_tables_seen', __NAMESPACE__ . '\dismiss_tables_notice' );

/** Says to who can mend it that visitors' leads come by another way, or by none. */
function print_lead_way_notice(): void {
	$found = lead_way();
	if ( 'rest' === $found['way'] || is_desk_alone() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$is_lost = 'none' === $found['way'];
	if ( ! $is_lost && ! in_array( get_current_screen()->base, array( 'dashboard', 'plugins' ), true ) && ! is_own_screen( get_current_screen()->id ) ) {
		return;
	}
	printf(
		'<div class="notice notice-%s"><p><strong>BioSystem:</strong> %s</p></div>',
		$is_lost ? 'error' : 'warning',
		esc_html(
			$is_lost
				? sprintf(
					/* translators: 1: an address, 2: another one, 3: HTTP statuses, such as 403, 403. */
					__( 'Visitors cannot send you leads: a security plugin or the server refuses them. Let POST requests to %1$s or %2$s through (they are answered with %3$s), then open BioSystem → Leads: this message goes away. Whether it is so for visitors, too, a test lead in BioSystem → Settings shows.', 'biosystem-widgets' ),
					rest_leads_url(),
					ajax_leads_url(),
					implode( ', ', $found['answers'] )
				)
				: sprintf(
					/* translators: 1: an address, 2: an HTTP status, such as 403. */
					__( 'A security plugin or the server closes the REST API to visitors (%1$s is answered with %2$s). Leads arrive by admin-ajax.php instead. Empty your page cache now: cached pages still send to the closed address.', 'biosystem-widgets' ),
					rest_leads_url(),
					$found['answers']['rest'] ?? ''
				)
		)
	);
}

/** Says which tables were missing, until somebody has read it. */
function print_tables_notice(): void {
	$made = get_option( TABLES_MADE_OPTION );
	if ( ! is_array( $made ) || ! current_user_can( READ_LEADS ) ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p><strong>BioSystem:</strong> %s</p><p><a class="button" href="%s">%s</a></p></div>',
		esc_html(
			sprintf(
				/* translators: 1: date and time, 2: names of tables. */
				__( 'Tables of your leads were missing in the database. They were made again, empty (%1$s): %2$s. New leads are stored. If this site was moved or restored, bring these tables over from its backup: earlier leads are in them.', 'biosystem-widgets' ),
				wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $made['time'] ),
				implode( ', ', $made['names'] )
			)
		),
		esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=biosystem_tables_seen' ), 'biosystem-tables-seen' ) ),
		esc_html__( 'I have read this', 'biosystem-widgets' )
	);
}

/** Ends that notice. */
function dismiss_tables_notice(): void {
	check_admin_referer( 'biosystem-tables-seen' );
	if ( current_user_can( READ_LEADS ) ) {
		delete_option( TABLES_MADE_OPTION );
	}
	wp_safe_redirect( leads_page_url() );
	exit;
}

/** Does what a screen is for. Where the database refuses, the screen says so, and nothing of its error. */
function on_screen( callable $work ): void {
	try {
		$work();
	} catch ( Database_Error $error ) {
		log_error( 'a screen of wp-admin', $error );
		printf(
			'<div class="wrap"><h1>%s</h1><div class="notice notice-error"><p>%s</p></div></div>',
			esc_html__( 'Leads', 'biosystem-widgets' ),
			esc_html__( 'The database did not do what this screen needs. The server’s error log says why, and your host can help. What visitors send meanwhile stays on their devices, and is sent again.', 'biosystem-widgets' )
		);
	}
}
