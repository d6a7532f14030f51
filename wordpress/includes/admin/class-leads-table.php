<?php
/**
 * The table of leads.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** The table of leads, like those of WordPress itself. */
class Leads_Table extends \WP_List_Table {

	/** Tells WordPress the names. */
	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'lead',
				'plural'   => 'leads',
				'ajax'     => false,
			)
		);
	}

	/** The columns by name. */
	public function get_columns() {
		return array(
			'cb'          => '<input type="checkbox">',
			'name'        => __( 'Name', 'biosystem-widgets' ),
			'contact'     => __( 'Contact', 'biosystem-widgets' ),
			'kind'        => __( 'Kind', 'biosystem-widgets' ),
			'address'     => __( 'Address', 'biosystem-widgets' ),
			'state'       => __( 'State', 'biosystem-widgets' ),
			'received_at' => __( 'Received', 'biosystem-widgets' ),
		);
	}

	/** The columns that can be sorted; of time, the newest come first. */
	protected function get_sortable_columns() {
		return array(
			'name'        => array( 'name', false ),
			'kind'        => array( 'kind', false ),
			'state'       => array( 'state', false ),
			'received_at' => array( 'received_at', true, '', '', 'desc' ),
		);
	}

	/** What can be done with several leads. */
	protected function get_bulk_actions() {
		$actions = array();
		foreach ( lead_state_names() as $state => $name ) {
			/* translators: %s: the state of a lead, such as Called. */
			$actions[ $state ] = sprintf( __( 'Change state to “%s”', 'biosystem-widgets' ), $name );
		}
		return $actions + array(
			'suspect'     => __( 'Mark as suspect', 'biosystem-widgets' ),
			'not-suspect' => __( 'Not suspect', 'biosystem-widgets' ),
			'delete'      => __( 'Delete', 'biosystem-widgets' ),
		);
	}

	/** Links to the views, with the numbers of leads. */
	protected function get_views() {
		$current = leads_filter()['view'] ?? 'all';
		$views   = array();
		foreach ( lead_views() as $view => $title ) {
			$views[ $view ] = array(
				'url'     => leads_page_url( 'all' === $view ? array() : array( 'view' => $view ) ),
				'label'   => sprintf( '%s <span class="count">(%s)</span>', esc_html( $title ), esc_html( number_format_i18n( count_leads( $view ) ) ) ),
				'current' => $view === $current,
			);
		}
		return $this->get_views_links( $views );
	}

	/** Finds the leads of the page. */
	public function prepare_items() {
		$per_page    = $this->get_items_per_page( LEADS_PER_PAGE );
		$found       = find_leads(
			array(
				'per_page' => $per_page,
				'page'     => $this->get_pagenum(),
			) + leads_query( leads_filter() )
		);
		$this->items = $found['leads'];
		$this->set_pagination_args(
			array(
				'total_items' => $found['total'],
				'per_page'    => $per_page,
			)
		);
	}

	/** Says why there is nothing, and what to do. */
	public function no_items() {
		if ( array() !== leads_filter() ) {
			printf(
				'%s <a href="%s">%s</a>',
				esc_html__( 'No lead matches.', 'biosystem-widgets' ),
				esc_url( leads_page_url() ),
				esc_html__( 'Show all leads', 'biosystem-widgets' )
			);
			return;
		}
		if ( 'desk' === settings()['deliver_to'] ) {
			esc_html_e( 'No leads here: by the settings they go to the lead desk alone.', 'biosystem-widgets' );
			return;
		}
		echo '<strong>' . esc_html__( 'No leads yet.', 'biosystem-widgets' ) . '</strong> ';
		esc_html_e( 'Put a form on a page: add the block “BioSystem widget”, or the shortcode [bio-contact-form]. What visitors send is then listed here, and you get an email.', 'biosystem-widgets' );
		if ( current_user_can( MANAGE_SETTINGS ) ) {
			printf( ' <a href="%s">%s</a>', esc_url( settings_page_url() . '#biosystem-test' ), esc_html__( 'Try it with a test lead', 'biosystem-widgets' ) );
		}
	}

	/** The filter by kind, in the row of actions above the table. */
	protected function extra_tablenav( $which ) {
		if ( 'top' !== $which ) {
			return;
		}
		$chosen = leads_filter()['kind'] ?? '';
		echo '<div class="alignleft actions"><label for="biosystem-kind" class="screen-reader-text">' . esc_html__( 'Filter by kind', 'biosystem-widgets' ) . '</label><select name="kind" id="biosystem-kind">';
		foreach ( array( '' => __( 'All kinds', 'biosystem-widgets' ) ) + lead_kind_names() as $kind => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $kind ), selected( $chosen, $kind, false ), esc_html( $name ) );
		}
		echo '</select>';
		submit_button( __( 'Filter', 'biosystem-widgets' ), '', 'filter', false );
		echo '</div>';
	}

	/** The checkbox. */
	protected function column_cb( $lead ) {
		printf(
			'<label class="screen-reader-text" for="lead-%1$s">%2$s</label><input type="checkbox" name="leads[]" value="%1$s" id="lead-%1$s">',
			esc_attr( $lead->id ),
			/* translators: %s: a person's name. */
			esc_html( sprintf( __( 'Select %s', 'biosystem-widgets' ), lead_title( $lead ) ) )
		);
	}

	/** The name, which leads to the details, the time that was wished for, and the actions. */
	protected function column_name( $lead ) {
		$url      = leads_page_url( array( 'lead' => $lead->id ) );
		$actions  = array( 'view' => sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'View', 'biosystem-widgets' ) ) );
		$choices  = 'new' === $lead->state ? array( 'called' => __( 'Called', 'biosystem-widgets' ) ) : array();
		$choices += suspect_choice( $lead );
		foreach ( $choices + array( 'delete' => __( 'Delete', 'biosystem-widgets' ) ) as $action => $title ) {
			$actions[ 'delete' === $action ? 'trash' : $action ] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( leads_action_url( $action, array( $lead->id ), leads_filter() ) ),
				esc_html( $title )
			);
		}
		$wish = wish_in( json_decode( $lead->body ) );
		return sprintf( '<strong><a class="row-title" href="%s"><bdi>%s</bdi></a></strong>', esc_url( $url ), esc_html( lead_title( $lead ) ) )
			. ( '' === $wish ? '' : '<div><bdi>' . esc_html( $wish ) . '</bdi></div>' )
			. $this->row_actions( $actions );
	}

	/** Phone and email. */
	protected function column_contact( $lead ) {
		return implode( '<br>', contact_links( $lead ) );
	}

	/** The other columns. */
	protected function column_default( $lead, $column ) {
		switch ( $column ) {
			case 'kind':
				return esc_html( lead_kind_names()[ $lead->kind ] ?? $lead->kind );
			case 'address':
				return '<bdi>' . esc_html( mb_substr( $lead->address, 0, 200 ) ) . '</bdi>';
			case 'state':
				return lead_state_html( $lead );
			default: // received_at.
				return esc_html( lead_time( $lead->received_at ) );
		}
	}
}
