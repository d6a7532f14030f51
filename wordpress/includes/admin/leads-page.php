<?php
/**
 * The list of leads: filters, actions on several leads, CSV. One lead's details have a file of their own.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Screen option: leads on one page of the list. */
const LEADS_PER_PAGE = 'biosystem_leads_per_page';
/** The nonce of all actions on leads: the one that WordPress' table prints into its form. */
const LEADS_NONCE = 'bulk-leads';

// Before WordPress handles screen options: it saves the user's choice at the very beginning of a screen.
add_filter( 'set_screen_option_' . LEADS_PER_PAGE, static fn( $saved, $option, $value ) => max( 1, min( 200, (int) $value ) ), 10, 3 );

// What the last action has done is said once: WordPress takes it out of the address.
add_filter( 'removable_query_args', static fn( $names ) => array_merge( $names, array( 'leads_done', 'leads_count' ) ) );

/** The titles of the views of the list, by name. */
function lead_views(): array {
	return array( 'all' => __( 'All', 'biosystem-widgets' ) ) + lead_state_names() + array(
		'unfinished' => __( 'Unfinished', 'biosystem-widgets' ),
		'suspect'    => __( 'Suspect', 'biosystem-widgets' ),
	);
}

/** The query of `find_leads` for a view. Suspect leads are in a view of their own, like spam among comments. */
function view_query( string $view ): array {
	$query = array( 'suspect' => 'suspect' === $view );
	if ( 'unfinished' === $view ) {
		$query['partial'] = true;
	} elseif ( isset( lead_state_names()[ $view ] ) ) {
		$query['state']   = $view;
		$query['partial'] = false;
	}
	return $query;
}

/** The names of the states that a lead can be in, in the order of the domain's `leadStates`. */
function lead_state_names(): array {
	return array(
		'new'    => __( 'New', 'biosystem-widgets' ),
		'called' => __( 'Called', 'biosystem-widgets' ),
		'booked' => __( 'Booked', 'biosystem-widgets' ),
		'won'    => __( 'Won', 'biosystem-widgets' ),
		'lost'   => __( 'Lost', 'biosystem-widgets' ),
	);
}

/** The names of the kinds of leads, as mails say them in the reader's language. */
function lead_kind_names(): array {
	$lang     = wording( get_user_locale() )['lang'];
	$messages = read_data( 'mails' )['languages'][ $lang ]['messages'];
	$names    = array();
	foreach ( domain( 'leadKinds' ) as $kind ) {
		$names[ $kind ] = $messages[ $kind . 'Title' ];
	}
	return $names;
}

/** How many leads a view has. */
function count_leads( string $view ): int {
	return find_leads( array( 'per_page' => 1 ) + view_query( $view ) )['total'];
}

/** What the address of the screen asks for: the view, the kind, the search and the order. Only known values. */
function leads_filter(): array {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- chooses what is shown, is compared or escaped where it is used
	$filter = array();
	foreach ( array(
		'view'    => array_keys( lead_views() ),
		'kind'    => array_keys( lead_kind_names() ),
		'orderby' => SORTABLE,
		'order'   => array( 'asc', 'desc' ),
	) as $name => $choices ) {
		if ( isset( $_REQUEST[ $name ] ) && in_array( $_REQUEST[ $name ], $choices, true ) ) {
			$filter[ $name ] = $_REQUEST[ $name ];
		}
	}
	if ( isset( $_REQUEST['s'] ) && is_string( $_REQUEST['s'] ) && '' !== trim( $_REQUEST['s'] ) ) {
		$filter['s'] = trim( wp_check_invalid_utf8( wp_unslash( $_REQUEST['s'] ) ) );
	}
	// phpcs:enable
	return $filter;
}

/** The query of `find_leads` for what `leads_filter` returns. */
function leads_query( array $filter ): array {
	return array( 'search' => $filter['s'] ?? '' ) + array_diff_key( $filter, array_flip( array( 's', 'view' ) ) ) + view_query( $filter['view'] ?? 'all' );
}

/** Does what the request asks for, before anything is printed. */
function load_leads() {
	require_once __DIR__ . '/class-leads-table.php';
	on_screen( __NAMESPACE__ . '\handle_leads_action' );
	if ( '' !== requested_lead() ) {
		return;
	}
	add_screen_option(
		'per_page',
		array(
			'label'   => __( 'Leads per page', 'biosystem-widgets' ),
			'default' => 20,
			'option'  => LEADS_PER_PAGE,
		)
	);
	leads_table();
}

/** The table of the list. WordPress must know it before it prints the screen's options. */
function leads_table(): Leads_Table {
	static $table = null;
	$table        = $table ?? new Leads_Table();
	return $table;
}

/** Id of the lead whose details are asked for; empty: the list. */
function requested_lead(): string {
	return isset( $_GET['lead'] ) ? sanitize_key( $_GET['lead'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown
}

/** The action that was chosen; empty: none. */
function requested_action(): string {
	foreach ( array( 'action', 'action2' ) as $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- checked where the action is done
		$action = isset( $_REQUEST[ $name ] ) ? sanitize_key( $_REQUEST[ $name ] ) : '';
		if ( '' !== $action && '-1' !== $action ) {
			return $action;
		}
	}
	return '';
}

/** The ids of the leads that were chosen. */
function requested_ids(): array {
	return isset( $_REQUEST['leads'] ) ? array_values( array_filter( array_map( 'sanitize_key', (array) $_REQUEST['leads'] ) ) ) : array(); // phpcs:ignore WordPress.Security -- checked where the action is done
}

/** Does the chosen action, and goes back to where it was chosen. Deletion is asked about first. */
function handle_leads_action() {
	$action = requested_action();
	$filter = leads_filter();
	if ( '' === $action || 'delete' === $action ) {
		// The form posts, because many chosen leads are too long for an address. A search is an address.
		if ( '' === $action && ! empty( $_POST ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- chooses what is shown
			redirect_to_leads( $filter );
		}
		return;
	}
	if ( ! current_user_can( READ_LEADS ) ) {
		wp_die( esc_html__( 'You may not see leads.', 'biosystem-widgets' ), 403 );
	}
	check_admin_referer( LEADS_NONCE );
	if ( 'csv' === $action || 'people' === $action ) {
		send_csv( $filter, 'people' === $action );
	}
	$back = array(
		'leads_done'  => $action,
		'leads_count' => (string) do_leads_action( $action, requested_ids() ),
	);
	if ( '' !== requested_lead() && 'delete-confirmed' !== $action ) {
		$back['lead'] = requested_lead();
	}
	redirect_to_leads( $filter + $back );
}

/** Goes to the list, or to a lead. */
function redirect_to_leads( array $arguments ) {
	wp_safe_redirect( leads_page_url( $arguments ) );
	exit;
}

/** Does an action on leads; returns on how many it was done. */
function do_leads_action( string $action, array $ids ): int {
	if ( array() === $ids ) {
		return 0;
	}
	if ( isset( lead_state_names()[ $action ] ) ) {
		return set_lead_state( $ids, $action );
	}
	switch ( $action ) {
		case 'suspect':
			return mark_leads( $ids, domain( 'markedByHand' ) );
		case 'not-suspect':
			return mark_leads( $ids, null );
		case 'delete-confirmed':
			return delete_leads( $ids );
		case 'retry':
			array_map( __NAMESPACE__ . '\retry_deliveries', $ids );
			array_map( __NAMESPACE__ . '\run_deliveries', $ids );
			return count( $ids );
		default:
			return 0;
	}
}

/** Sends the filtered leads as a CSV file: a table for people, or all their fields. */
function send_csv( array $filter, bool $for_people ) {
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="leads-' . wp_date( 'Y-m-d' ) . '.csv"' );
	$output = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the answer itself
	$for_people ? export_people( $output, leads_query( $filter ) ) : export_csv( $output, leads_query( $filter ) );
	exit;
}

/** Prints the list, the details of a lead, or the question whether leads are to be deleted. */
function render_leads() {
	on_screen( __NAMESPACE__ . '\render_leads_screen' );
}

/** Prints what the request asks for. */
function render_leads_screen() {
	if ( 'delete' === requested_action() && array() !== requested_ids() ) {
		render_delete_question( requested_ids() );
	} elseif ( '' !== requested_lead() ) {
		render_lead( requested_lead() );
	} else {
		render_leads_list();
	}
}

/** Prints the list. */
function render_leads_list() {
	$filter = leads_filter();
	$table  = leads_table();
	$table->prepare_items();
	?>
	<div class="wrap biosystem">
		<h1 class="wp-heading-inline"><?php esc_html_e( 'Leads', 'biosystem-widgets' ); ?></h1>
		<?php if ( $table->has_items() ) : ?>
			<a class="page-title-action" href="<?php echo esc_url( leads_action_url( 'people', array(), $filter ) ); ?>"><?php esc_html_e( 'Download as a table', 'biosystem-widgets' ); ?></a>
			<a class="page-title-action" href="<?php echo esc_url( leads_action_url( 'csv', array(), $filter ) ); ?>"><?php esc_html_e( 'Download all fields as CSV', 'biosystem-widgets' ); ?></a>
		<?php endif; ?>
		<?php if ( isset( $filter['s'] ) ) : ?>
			<span class="subtitle">
				<?php
				/* translators: %s: what was searched for. */
				printf( esc_html__( 'Search results for: %s', 'biosystem-widgets' ), '<strong><bdi>' . esc_html( $filter['s'] ) . '</bdi></strong>' );
				?>
			</span>
		<?php endif; ?>
		<hr class="wp-header-end">
		<?php render_leads_notice(); ?>
		<?php $table->views(); ?>
		<form method="post" action="<?php echo esc_url( leads_page_url() ); ?>">
			<?php
			foreach ( array_diff_key( $filter, array_flip( array( 's', 'kind' ) ) ) as $name => $value ) {
				printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
			}
			$table->search_box( __( 'Search leads', 'biosystem-widgets' ), 'biosystem' );
			$table->display();
			?>
		</form>
	</div>
	<?php
}

/** URL that does an action on leads. */
function leads_action_url( string $action, array $ids, array $arguments = array() ): string {
	$url = leads_page_url( $arguments + array( 'action' => $action ) );
	return add_query_arg( '_wpnonce', wp_create_nonce( LEADS_NONCE ), $ids ? add_query_arg( 'leads', $ids, $url ) : $url );
}

/** Says what the last action has done. */
function render_leads_notice() {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- chooses a sentence
	$done  = isset( $_GET['leads_done'] ) ? sanitize_key( $_GET['leads_done'] ) : '';
	$count = isset( $_GET['leads_count'] ) ? absint( $_GET['leads_count'] ) : 0;
	// phpcs:enable
	if ( '' === $done ) {
		return;
	}
	$number = number_format_i18n( $count );
	if ( 'delete-confirmed' === $done ) {
		/* translators: %s: a number. */
		$text = sprintf( _n( '%s lead deleted.', '%s leads deleted.', $count, 'biosystem-widgets' ), $number );
	} elseif ( 'retry' === $done ) {
		$text = __( 'Sent again: see the result below.', 'biosystem-widgets' );
	} else {
		/* translators: %s: a number. */
		$text = sprintf( _n( '%s lead changed.', '%s leads changed.', $count, 'biosystem-widgets' ), $number );
	}
	printf( '<div class="notice notice-success is-dismissible" role="status"><p>%s</p></div>', esc_html( $text ) );
}

/** Asks whether leads are to be deleted. */
function render_delete_question( array $ids ) {
	$filter = leads_filter();
	$leads  = array_filter( array_map( __NAMESPACE__ . '\get_lead', $ids ) );
	$count  = count( $leads );
	?>
	<div class="wrap biosystem">
		<h1><?php esc_html_e( 'Delete leads', 'biosystem-widgets' ); ?></h1>
		<form method="post" action="<?php echo esc_url( leads_page_url( $filter ) ); ?>">
			<?php wp_nonce_field( LEADS_NONCE, '_wpnonce', false ); ?>
			<input type="hidden" name="action" value="delete-confirmed">
			<p>
				<?php
				/* translators: %s: a number. */
				echo esc_html( sprintf( _n( 'Delete this lead, its photos and all its versions? This cannot be undone.', 'Delete these %s leads, their photos and all their versions? This cannot be undone.', $count, 'biosystem-widgets' ), number_format_i18n( $count ) ) );
				?>
			</p>
			<ul class="ul-disc">
				<?php foreach ( $leads as $lead ) : ?>
					<li>
						<input type="hidden" name="leads[]" value="<?php echo esc_attr( $lead->id ); ?>">
						<bdi><?php echo esc_html( lead_title( $lead ) ); ?></bdi>, <?php echo esc_html( lead_time( $lead->received_at ) ); ?>
					</li>
				<?php endforeach; ?>
			</ul>
			<p>
				<button class="button button-primary"><?php esc_html_e( 'Delete', 'biosystem-widgets' ); ?></button>
				<a class="button" href="<?php echo esc_url( leads_page_url( $filter ) ); ?>"><?php esc_html_e( 'Cancel', 'biosystem-widgets' ); ?></a>
			</p>
		</form>
	</div>
	<?php
}

/** What a lead is called: the name, or what else is known of the person; shortened, because a stranger typed it. */
function lead_title( object $lead ): string {
	foreach ( array( $lead->name, $lead->email, $lead->phone ) as $text ) {
		if ( '' !== trim( $text ) ) {
			return mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 60 ) . '…' : $text;
		}
	}
	return __( '(no name)', 'biosystem-widgets' );
}

/** A UTC time, such as `2030-01-31 12:00:00`, in the words and the time zone of the site. */
function lead_time( string $utc ): string {
	return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), strtotime( $utc . ' UTC' ) );
}

/** The HTML of links to the phone and the email address of a lead, by their titles, as far as it has them. */
function contact_links( object $lead ): array {
	return array_filter(
		array(
			__( 'Phone', 'biosystem-widgets' )  => contact_link( 'tel', $lead->phone ),
			__( 'Email', 'biosystem-widgets' ) => contact_link( 'mailto', $lead->email ),
		)
	);
}

/** HTML of a link that calls (`tel`), or writes to (`mailto`), what a stranger typed; only its text where it is no number or address. */
function contact_link( string $scheme, string $text ): string {
	$shown = '' === $text ? '' : '<bdi>' . esc_html( $text ) . '</bdi>';
	if ( 'mailto' === $scheme ) {
		$target = is_email( $text ) ? str_replace( '%40', '@', rawurlencode( $text ) ) : '';
	} else {
		$number = phone_number( $text );
		$target = strlen( $number ) >= 7 ? $number : '';
	}
	return '' === $target ? $shown : sprintf( '<a href="%s">%s</a>', esc_url( "$scheme:$target", array( $scheme ) ), $shown );
}
