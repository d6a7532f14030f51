<?php
/**
 * Phone numbers as people write them, read as the lead desk reads them.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The number in what somebody has written as a phone number: digits, behind a plus for a country's code; empty where there is none. */
function phone_number( string $written ): string {
	$rules = domain( 'phoneRules' );
	$text  = ascii_digits( $written );
	foreach ( $rules['signs'] as list( $sign, $plain ) ) {
		$text = preg_replace( $sign, $plain, $text );
	}
	$text  = preg_replace( $rules['trunk'], '$1', $text );
	$found = array();
	foreach ( array( 'number', 'word', 'short' ) as $kind ) {
		$found[ $kind ] = preg_match( $rules[ $kind ], $text, $match, PREG_OFFSET_CAPTURE ) ? $match[0] : null;
	}
	$is_spelled = $found['word'] && ( ! $found['number'] || $found['word'][1] < $found['number'][1] );
	$number     = ( $is_spelled ? $found['word'] : $found['number'] ?? $found['short'] ?? array( '' ) )[0];
	$number     = strtr( strtoupper( $number ), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', $rules['keys'] );
	$digits     = preg_replace( '/[^0-9]/', '', $number );
	if ( '' === $digits || strlen( $digits ) > $rules['most'] ) {
		return '';
	}
	return ( '+' === $number[0] ? '+' : '' ) . $digits;
}

/** A text with the digits of any script as 0 to 9: Unicode has those of a script one after another. */
function ascii_digits( string $text ): string {
	return preg_replace_callback(
		'/(?![0-9])\p{Nd}/u',
		static function ( array $match ): string {
			$before = 0;
			while ( preg_match( '/\p{Nd}/u', mb_chr( mb_ord( $match[0], 'UTF-8' ) - $before - 1, 'UTF-8' ) ) ) {
				++$before;
			}
			return (string) ( $before % 10 );
		},
		$text
	);
}
