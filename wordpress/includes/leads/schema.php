<?php
/**
 * Reads leads: parses, bounds and validates what was sent, as the lead desk does.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** White space as JavaScript has it, in a character class. */
const WHITE_SPACE = '\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}';

/** Parses untrusted JSON: UTF-8 only, without deep nesting or very many values. Throws a Problem where it is no such JSON. */
function parse_json( string $bytes ) {
	$bytes = preg_replace( '/^\xEF\xBB\xBF/', '', $bytes );
	if ( '' === $bytes ) {
		throw new Problem( 400, 'The body is empty.' );
	}
	reject_bombs( $bytes );
	if ( ! preg_match( '//u', $bytes ) ) {
		throw new Problem( 400, 'The body is not valid UTF-8.' );
	}
	$value = json_decode( $bytes );
	if ( JSON_ERROR_UTF16 === json_last_error() ) {
		// Half an emoji, which JavaScript can send and UTF-8 cannot hold.
		$half  = '/(?:\\\\u[d][89ab]..\\\\u[d][c-f]..|\\\\[^u])(*SKIP)(*FAIL)|\\\\u[d][89a-f]../i';
		$value = json_decode( preg_replace( $half, '\\ufffd', $bytes ) );
	}
	if ( JSON_ERROR_NONE !== json_last_error() ) {
		throw new Problem( 400, 'The body is not valid JSON.' );
	}
	if ( preg_match( '/"__proto__"\s*:/', $bytes ) ) {
		throw new Problem( 400, 'A field must not be named "__proto__".' );
	}
	return $value;
}

/** Throws where it would cost seconds and hundreds of megabytes to parse a body as JSON. */
function reject_bombs( string $bytes ): void {
	$max    = domain( 'intake' );
	$depth  = 0;
	$values = 0;
	$length = strlen( $bytes );
	for ( $i = strcspn( $bytes, '"[]{},' ); $i < $length; $i += 1 + strcspn( $bytes, '"[]{},', $i + 1 ) ) {
		switch ( $bytes[ $i ] ) {
			case '"':
				for ( $i += 1 + strcspn( $bytes, '"\\', $i + 1 ); $i < $length && '"' !== $bytes[ $i ]; ) {
					$i += 2;
					$i += $i < $length ? strcspn( $bytes, '"\\', $i ) : 0;
				}
				break;
			case '[':
			case '{':
				++$depth;
				++$values;
				break;
			case ',':
				++$values;
				break;
			default:
				--$depth;
		}
		if ( $depth > $max['depth'] ) {
			throw new Problem( 400, 'The body is nested more than ' . $max['depth'] . ' levels deep.' );
		}
		if ( $values > $max['values'] ) {
			throw new Problem( 400, 'The body has more than ' . $max['values'] . ' values.' );
		}
		if ( $i + 1 >= $length ) {
			break;
		}
	}
}

/**
 * Validates a received lead, and makes of it what is stored, bounded and with its photos extracted; throws where it is no lead. Returns
 * `lead` (an object, with references in the place of its photos, and without its secret), `photos`, and `guard`, `secret` and `revision`
 * (null where there is none, or none that is valid).
 */
function read_lead( $received ): array {
	if ( ! is_object( $received ) ) {
		throw new Problem( 400, 'The body must be a JSON object: one lead.' );
	}
	$max = read_data( 'lead-schema' )['limits']['fields'];
	if ( count( get_object_vars( $received ) ) > $max ) {
		throw new Problem( 400, "A lead may have at most $max fields." );
	}
	$lead   = bound_lead( $received );
	$schema = schema_of( $lead );
	$errors = array();
	if ( null === $schema ) {
		$errors = array( 'kind' => read_data( 'lead-schema' )['kindMessage'] );
	} else {
		check( $schema, $lead, '', $errors );
		$errors = $errors ? $errors : missing_in( $lead );
	}
	$photos = $errors ? array() : extract_photos( $lead, $errors );
	if ( $errors ) {
		throw new Problem( 400, 'Some fields are missing or wrong.', array_slice( $errors, 0, domain( 'intake' )['errors'], true ) );
	}
	$read = array(
		'lead'   => $lead,
		'photos' => $photos,
	);
	foreach ( array( 'guard', 'secret', 'revision' ) as $field ) {
		$read[ $field ] = isset( $lead->$field ) && matches( $schema['entries'][ $field ], $lead->$field ) ? $lead->$field : null;
	}
	// A list is no signals, though JavaScript calls it an object.
	$read['guard'] = is_object( $read['guard'] ) ? $read['guard'] : null;
	unset( $lead->secret, $lead->draft, $lead->present );
	return $read;
}

/** Whether a lead is a form that was not sent. */
function is_partial( object $lead ): bool {
	return isset( $lead->partial ) && true === $lead->partial;
}

/** The fields that the form of a lead does not insist on, though the built-in one does; see `src/domain/changedForm.ts`. */
function optional_in( object $lead ): array {
	$optional = $lead->changedForm->optional ?? null;
	return is_array( $optional ) ? $optional : array();
}

/** What a valid lead of such a form still lacks, by the path of the field. */
function missing_in( object $lead ): array {
	$optional = optional_in( $lead );
	if ( ! $optional || is_partial( $lead ) ) {
		return array();
	}
	$data    = read_data( 'lead-schema' );
	$place   = 'estimate' === $lead->kind ? 'contactInfo.' : '';
	$values  = 'estimate' === $lead->kind ? $lead->contactInfo : $lead;
	$filled  = static fn( string $name ): string => trim_text( $values->$name ?? '' );
	$missing = array();
	// A quote that nobody can answer is taken from the built-in form, too.
	if ( 'quote' !== $lead->kind && '' === $filled( 'phone' ) && ! passes( array( 'type' => 'email' ), $filled( 'email' ) ) ) {
		$missing[ $place . 'phone' ] = $data['missingMessages']['isUnreachable'];
	}
	foreach ( $data['requiredFields'][ $lead->kind ] as $name ) {
		if ( '' === $filled( $name ) && ! in_array( $name, $optional, true ) ) {
			$missing += array( $place . $name => $data['missingMessages']['isMissing'] );
		}
	}
	return $missing;
}

/** The schema of a lead; null where there is none of its kind. */
function schema_of( object $lead ): ?array {
	$state = is_partial( $lead ) ? 'partial' : ( optional_in( $lead ) ? 'changed' : 'complete' );
	$kind  = isset( $lead->kind ) && is_string( $lead->kind ) ? $lead->kind : '';
	return read_data( 'lead-schema' )[ $state ][ $kind ] ?? null;
}

/**
 * Cuts what a lead holds besides the fields of its schema, at any depth, to the limits for unknown fields: those that are
 * too many, too deep, or have too long names are left out; longer texts are truncated. A lead that was cut says so in the
 * field `shortened`.
 */
function bound_lead( object $lead ): object {
	$limits  = read_data( 'lead-schema' )['unknownLimits'];
	$bounded = bound_value( $lead, schema_of( $lead ), 0, $limits );
	if ( isset( $limits['cut'] ) ) {
		$bounded->shortened = true;
	}
	return $bounded;
}

/**
 * Cuts one value of a lead, at a level (the lead is 0) and by its schema, which is null in an unknown field. The limits say how much may
 * follow; `cut` is set where something was cut.
 */
function bound_value( $value, ?array $schema, int $level, array &$limits ) {
	if ( is_string( $value ) ) {
		if ( utf16_length( $value ) <= $limits['text'] ) {
			return $value;
		}
		$limits['cut'] = true;
		return mb_substr( $value, 0, $limits['text'] );
	}
	if ( ! is_object( $value ) && ! is_array( $value ) ) {
		// JSON has no infinity.
		return is_float( $value ) && is_infinite( $value ) && null === $schema ? null : $value;
	}
	$entries = is_object( $value ) ? part_of( $schema, 'entries' ) : array();
	$item    = is_array( $value ) ? part_of( $schema, 'item' ) : null;
	$kept    = array();
	foreach ( is_object( $value ) ? get_object_vars( $value ) : $value as $name => $inner ) {
		$known = $item ? $item : ( $entries[ $name ] ?? null );
		if ( ( 0 === $level && in_array( $name, domain( 'imageFields' ), true ) ) || ( $known && 'file' === $name ) ) {
			$kept[ $name ] = $inner;
			continue;
		}
		if ( ! $known ) {
			if ( 0 === $limits['fields'] || utf16_length( (string) $name ) > $limits['name'] || $level >= $limits['levels'] ) {
				$limits['cut'] = true;
				continue;
			}
			--$limits['fields'];
		}
		$kept[ $name ] = bound_value( $inner, $known, $level + 1, $limits );
	}
	return is_object( $value ) ? (object) $kept : array_values( $kept );
}

/** A part (`entries` or `item`) of a schema, or of the first variant of a union that has it; empty where there is none. */
function part_of( ?array $schema, string $part ): array {
	foreach ( 'union' === ( $schema['type'] ?? '' ) ? $schema['options'] : array() as $option ) {
		if ( isset( $option[ $part ] ) ) {
			return $option[ $part ];
		}
	}
	return $schema[ $part ] ?? array();
}

/** Whether a value is valid. */
function matches( array $schema, $value ): bool {
	unset( $schema['fallback'] );
	$errors = array();
	check( $schema, $value, '', $errors );
	return ! $errors;
}

/**
 * Checks a value as valibot does, and adds the first message of each field by its path. Returns whether its type is right, so that checks
 * of what holds it make sense.
 */
function check( array $schema, $value, string $path, array &$errors ): bool {
	$found = array();
	$typed = 'union' === $schema['type']
		? check_union( $schema, $value, $path, $found )
		: check_value( $schema, $value, $path, $found );
	foreach ( $typed ? $schema['checks'] ?? array() : array() as $rule ) {
		if ( ! passes( $rule, $value ) ) {
			$found += array( $path => $rule['message'] ?? '' );
		}
	}
	if ( isset( $schema['fallback'] ) ) {
		return true;
	}
	$errors += $found;
	return $typed;
}

/** Checks a value, and what it holds, by the one type that it may have. See `check`. */
function check_value( array $schema, $value, string $path, array &$errors ): bool {
	$types = array(
		'string'   => is_string( $value ),
		'number'   => is_int( $value ) || is_float( $value ),
		'boolean'  => is_bool( $value ),
		'array'    => is_array( $value ),
		// A list is an object, in JavaScript.
		'object'   => is_object( $value ) || is_array( $value ),
		'literal'  => in_array( $value, $schema['options'] ?? array(), true ),
		'picklist' => in_array( $value, $schema['options'] ?? array(), true ),
	);
	$typed = $types[ $schema['type'] ];
	if ( ! $typed ) {
		$errors += array( $path => $schema['message'] ?? '' );
		return false;
	}
	$prefix = '' === $path ? '' : "$path.";
	foreach ( isset( $schema['item'] ) ? $value : array() as $index => $inner ) {
		$typed = check( $schema['item'], $inner, $prefix . $index, $errors ) && $typed;
	}
	foreach ( $schema['entries'] ?? array() as $name => $entry ) {
		if ( property_exists( (object) $value, $name ) ) {
			$typed = check( $entry, $value->$name, $prefix . $name, $errors ) && $typed;
		} elseif ( ! isset( $entry['optional'] ) && ! isset( $entry['fallback'] ) ) {
			$errors += array( $prefix . $name => $schema['missing'] );
			$typed   = false;
		}
	}
	return $typed;
}

/** Checks a value that may have one of several types. See `check`. */
function check_union( array $schema, $value, string $path, array &$errors ): bool {
	$typed = array();
	foreach ( $schema['options'] as $option ) {
		$found = array();
		if ( check( $option, $value, $path, $found ) ) {
			$typed[] = $found;
		}
	}
	if ( ! in_array( array(), $typed, true ) ) {
		$errors += 1 === count( $typed ) ? $typed[0] : array( $path => $schema['message'] ?? '' );
	}
	return (bool) $typed;
}

/** Whether a value of the right type passes one of a schema's `checks`. */
function passes( array $rule, $value ): bool {
	$limit = $rule['requirement'] ?? null;
	switch ( $rule['type'] ) {
		case 'max_length':
			return ( is_array( $value ) ? count( $value ) : utf16_length( $value ) ) <= $limit;
		case 'min_length':
			return utf16_length( $value ) >= $limit;
		case 'starts_with':
			return 0 === strpos( $value, $limit );
		case 'regex':
			return (bool) preg_match( $rule['pattern'], $value );
		case 'filled':
			return (bool) preg_match( '/[^' . WHITE_SPACE . ']/u', $value );
		case 'email':
			return (bool) preg_match( domain( 'emailPattern' ), trim_text( $value ) );
		case 'date':
			// Those times in ISO 8601 that JavaScript understands.
			return (bool) preg_match( '/^.{10} |(?:Z|\d[+-]\d\d:?\d\d)$/D', $value );
		case 'finite':
			return is_finite( $value );
		case 'integer':
			return is_finite( $value ) && floor( $value ) === (float) $value;
		case 'min_value':
			return $value >= $limit;
		default: // max_value.
			return $value <= $limit;
	}
}

/** The length of a text in UTF-16 code units, as browsers count it. */
function utf16_length( string $text ): int {
	return strlen( $text ) - preg_match_all( '/[\x80-\xBF]/', $text ) + preg_match_all( '/[\xF0-\xF7]/', $text );
}

/** A text without the white space around it. */
function trim_text( string $text ): string {
	$inked = '[^' . WHITE_SPACE . ']';
	return preg_match( "/$inked(?:.*$inked)?/su", $text, $match ) ? $match[0] : '';
}
