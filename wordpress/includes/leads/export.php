<?php
/**
 * Leads as CSV, with the columns of the lead desk's export.
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
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- A stream. Excel reads UTF-8 by this mark.
	fwrite( $stream, "\xEF\xBB\xBF" );
	fputcsv( $stream, $columns, ',', '"', '' );
	for ( $page = 1; true; $page++ ) {
		$leads = find_leads(
			array(
				'per_page' => EXPORT_PAGE,
				'page'     => $page,
			) + $query
		)['leads'];
		foreach ( $leads as $lead ) {
			$cells  = csv_cells( $lead );
			$others = array_diff_key( $cells, array_flip( $columns ) );
			if ( $others ) {
				$cells['others'] = wp_json_encode( $others, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			}
			$row = array();
			foreach ( $columns as $column ) {
				$row[] = visible_cell( (string) ( $cells[ $column ] ?? '' ) );
			}
			fputcsv( $stream, $row, ',', '"', '' );
		}
		if ( count( $leads ) < EXPORT_PAGE ) {
			return;
		}
	}
}

/** A cell without what cannot be seen, which is no formula. */
function visible_cell( string $text ): string {
	$text = implode( "\n", array_map( __NAMESPACE__ . '\escape_controls', preg_split( '/\r\n|\r|\n/', $text ) ) );
	$max  = domain( 'cellLimit' );
	$text = mb_strlen( $text ) <= $max ? $text : mb_substr( $text, 0, $max ) . ' (shortened)';
	return csv_cell( $text );
}

/** A cell that no spreadsheet runs as a formula. */
function csv_cell( string $text ): string {
	$rules = domain( 'cellRules' );
	if ( preg_match( $rules['number'], $text ) ) {
		return preg_replace( $rules['sum'], '$1 ', $text );
	}
	return preg_match( $rules['formula'], $text ) ? "'$text" : $text;
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
			array_map( static fn( $answer ) => $answer->label . ': ' . readable( $answer->file ?? $answer->value ?? '' ), $answers )
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
