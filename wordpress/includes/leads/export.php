<?php
/**
 * Leads as CSV, with the columns of the lead desk's exports: all fields for programs, or a table for people.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Leads that are read at a time. */
const EXPORT_PAGE = 200;

/**
 * Writes the leads of a query (see `find_leads`) as CSV, one row each under one header line. Cells that a spreadsheet would run as a
 * formula are escaped, and characters that cannot be seen are made visible.
 */
function export_csv( $stream, array $query ): void {
	$columns = read_data( 'lead-schema' )['csvColumns'];
	export_rows(
		$stream,
		$query,
		$columns,
		static function ( object $lead ) use ( $columns ) {
			$cells  = csv_cells( $lead );
			$others = array_diff_key( $cells, array_flip( $columns ) );
			if ( $others ) {
				$cells['others'] = wp_json_encode( $others, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			}
			return array_map( static fn( $column ) => csv_cell( visible_cell( (string) ( $cells[ $column ] ?? '' ) ) ), $columns );
		}
	);
}

/** Writes them as a table for people: a few columns whatever the kind, in words, with times as the site's clocks have them. */
function export_people( $stream, array $query ): void {
	$wording = wording( str_replace( '_', '-', get_user_locale() ) );
	$columns = domain( 'people' )['columns'];
	export_rows(
		$stream,
		$query,
		array_map( static fn( $column ) => $wording['table']['columns'][ $column ], $columns ),
		static function ( object $lead ) use ( $columns, $wording ) {
			$cells = people_cells( $lead, $wording );
			// A date is to be sorted as one.
			return array_map( static fn( $column ) => 'date' === $column ? $cells['date'] : text_cell( visible_cell( $cells[ $column ] ) ), $columns );
		}
	);
}

/** Writes the header line, and a row for each lead of a query. */
function export_rows( $stream, array $query, array $header, callable $row_of ): void {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- A stream. Excel reads UTF-8 by this mark.
	fwrite( $stream, "\xEF\xBB\xBF" );
	fputcsv( $stream, $header, ',', '"', '' );
	for ( $page = 1; true; $page++ ) {
		$leads = find_leads(
			array(
				'per_page' => EXPORT_PAGE,
				'page'     => $page,
			) + $query
		)['leads'];
		foreach ( $leads as $lead ) {
			fputcsv( $stream, $row_of( $lead ), ',', '"', '' );
		}
		if ( count( $leads ) < EXPORT_PAGE ) {
			return;
		}
	}
}

/** A cell without what cannot be seen, and no longer than a cell may be. */
function visible_cell( string $text ): string {
	$text = implode( "\n", array_map( __NAMESPACE__ . '\escape_controls', preg_split( '/\r\n|\r|\n/', $text ) ) );
	$max  = domain( 'cellLimit' );
	return mb_strlen( $text ) <= $max ? $text : mb_substr( $text, 0, $max ) . ' (shortened)';
}

/** A cell that no spreadsheet runs as a formula. */
function csv_cell( string $text ): string {
	$rules = domain( 'cellRules' );
	if ( preg_match( $rules['number'], $text ) ) {
		return preg_replace( $rules['sum'], '$1 ', $text );
	}
	return preg_match( $rules['formula'], $text ) ? "'$text" : $text;
}

/** The same for people alone: a text stays as it is in Excel and in Google Sheets, which read the formula of a text. */
function text_cell( string $text ): string {
	return preg_match( domain( 'cellRules' )['converted'], $text ) ? "=\"$text\"" : csv_cell( $text );
}

/** The row of a lead for people, by columns. */
function people_cells( object $lead, array $wording ): array {
	$body     = json_decode( $lead->body );
	$people   = domain( 'people' );
	$messages = $wording['messages'];
	$cells    = array( 'date' => local_time( $lead->received_at ) );
	foreach ( $people['fields'] as $column => $paths ) {
		$texts            = array_filter( array_map( static fn( $path ) => text_at( $body, $path ), $paths ), 'strlen' );
		$cells[ $column ] = $texts ? reset( $texts ) : '';
	}
	$notes = array_map( static fn( $field ) => text_at( $body, $field ), $people['wordFields'] );
	foreach ( answers_of( $body ) as $answer ) {
		$notes[] = $answer->label . ': ' . trim_text( answer_value( $answer, __NAMESPACE__ . '\local_time' ) ?? '' );
	}
	$title  = $messages[ $lead->kind . 'Title' ] ?? $lead->kind;
	$chosen = implode( ', ', choices_in( json_decode( $lead->body, true ) ) );
	$states = array(
		$wording['states'][ $lead->state ?? 'new' ],
		$lead->partial ? $messages['unfinished'] : '',
		null === $lead->suspect ? '' : $wording['table']['suspect'],
	);
	$source = visit_source( $body->attribution->last ?? null );
	return $cells + array(
		'what'   => '' === $chosen ? $title : "$title: $chosen",
		'price'  => price_seen( json_decode( $lead->body, true ), $wording ),
		'state'  => implode( ', ', array_filter( $states, 'strlen' ) ),
		'notes'  => implode( "\n", array_filter( $notes, 'strlen' ) ),
		'source' => implode( ', ', array_filter( array( text_at( $body, 'hearAboutUs' ), domain( 'visitSource' )['direct'] === $source ? $wording['table']['direct'] : $source ), 'strlen' ) ),
	);
}

/** A time of the database by the site's clocks, as spreadsheets of all languages take it for a time: `2030-01-31 18:34`. */
function local_time( string $time ): string {
	return date_create_immutable( $time, timezone_open( 'UTC' ) )->setTimezone( wp_timezone() )->format( 'Y-m-d H:i' );
}

/** The text or the number of a field. A dot in the path leads into a field. */
function text_at( object $lead, string $path ): string {
	$value = $lead;
	foreach ( explode( '.', $path ) as $name ) {
		$value = is_object( $value ) ? $value->$name ?? null : null;
	}
	return is_string( $value ) ? trim_text( $value ) : ( is_int( $value ) || is_float( $value ) ? (string) $value : '' );
}

/** The price that the visitor saw; empty where there is none. */
function price_seen( array $lead, array $wording ): string {
	$range = $lead['estimate'] ?? $lead['total'] ?? null;
	if ( ! is_range( $range ) ) {
		return '';
	}
	$named    = $lead['breakdown']['currency'] ?? '';
	$currency = is_string( $named ) && isset( $wording['currencies'][ $named ] ) ? $named : $wording['currency'] ?? 'USD';
	return format_prices( $range, is_open_seen( $lead ), $currency, $wording );
}

/** Where a visit came from in one short text, as `visitSource` of the widgets has it; empty where nothing is known of it. */
function visit_source( $touch ): string {
	if ( ! is_object( $touch ) ) {
		return '';
	}
	$rules = domain( 'visitSource' );
	$tags  = array();
	foreach ( $rules['tags'] as $name ) {
		$value  = $touch->$name ?? '';
		$tags[] = is_string( $value ) && false === strpos( $value, '@' ) ? mb_strtolower( trim( preg_replace( '/[\p{C}\s]+/u', ' ', $value ) ) ) : '';
	}
	$tags = array_filter( $tags, 'strlen' );
	if ( $tags ) {
		return trim( mb_substr( implode( ' / ', $tags ), 0, $rules['length'] ) );
	}
	foreach ( $rules['advertisements'] as $id => $name ) {
		if ( isset( $touch->$id ) ) {
			return "$name / cpc";
		}
	}
	$referrer = $touch->referrer ?? '';
	$host     = is_string( $referrer ) ? (string) wp_parse_url( $referrer, PHP_URL_HOST ) : '';
	$host     = mb_substr( preg_replace( '/^www\./', '', strtolower( $host ) ), 0, $rules['length'] );
	return '' === $host ? $rules['direct'] : $host;
}

/** The row of a lead as readable texts by columns, with why it is suspect instead of the spam signals. */
function csv_cells( object $lead ): array {
	$body = json_decode( $lead->body );
	unset( $body->guard );
	foreach ( file_places( $body ) as $place ) {
		$name           = photo_name( $place['value'] );
		$place['value'] = '' === $name ? $place['value'] : $name;
	}
	$cells   = array();
	$answers = answers_of( $body );
	add_cells( $cells, '', $body );
	if ( $answers ) {
		$cells['answers'] = implode(
			"\n",
			array_map( static fn( $answer ) => $answer->label . ': ' . readable( answer_value( $answer, static fn( $time ) => $time ) ?? '' ), $answers )
		);
	}
	return array(
		'receivedAt' => iso_time( $lead->received_at ),
		'updatedAt'  => iso_time( $lead->updated_at ),
		'suspect'    => (string) $lead->suspect,
	) + $cells;
}

/** Adds the cells of a value, and of those in it. */
function add_cells( array &$cells, string $path, $value ): void {
	if ( ! is_object( $value ) ) {
		$cells[ $path ] = readable( $value );
		return;
	}
	foreach ( get_object_vars( $value ) as $name => $inner ) {
		add_cells( $cells, '' === $path ? (string) $name : "$path.$name", $inner );
	}
}

/** A value that is no object, on one line. */
function readable( $value ): string {
	if ( is_string( $value ) ) {
		return summarize_file( $value );
	}
	if ( is_array( $value ) && count( $value ) === count( array_filter( $value, 'is_string' ) ) ) {
		return implode( '; ', array_map( __NAMESPACE__ . '\summarize_file', $value ) );
	}
	return null === $value ? '' : wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}
