<?php
/**
 * Formats leads as readable text, in the words of the lead desk's mails.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/**
 * How to write to somebody who reads a language (BCP 47, or as WordPress names it; what is not built in gives the site's, or English):
 * its `messages`, `fields`, `months`, `currencies` and `numbers` (with the time's notation), and the firm's `company`, `phone` and
 * `currency`. Other functions call all this the wording.
 */
function wording( string $wanted = '' ): array {
	$data   = read_data( 'mails' );
	$config = json_decode( saved_config(), true );
	$firm   = $config['company'] ?? array();
	$lang   = 'en';
	foreach ( array( $wanted, settings()['lang'], get_bloginfo( 'language' ) ) as $tag ) {
		$primary = preg_replace( '/[-_].*/s', '', strtolower( $tag ) );
		if ( isset( $data['languages'][ $primary ] ) ) {
			$lang = $primary;
			break;
		}
	}
	$words   = $data['languages'][ $lang ];
	$locale  = $config['locale'] ?? '';
	$usual   = $words[ 'USD' === ( $config['currency'] ?? 'USD' ) ? 'dollarLocale' : 'locale' ];
	$own     = $config['texts'][ $lang ]['mails'] ?? array();
	$numbers = $data['numbers'][ 0 === strpos( $locale, $lang ) && isset( $data['numbers'][ $locale ] ) ? $locale : $usual ];
	return array(
		'lang'     => $lang,
		'numbers'  => $numbers,
		'currencies' => $numbers['currencies'],
		'company'  => $firm['name'] ?? get_bloginfo( 'name' ),
		'phone'    => one_line( settings()['phone'] ? settings()['phone'] : ( $firm['phone'] ?? '' ) ),
		'currency' => $config['currency'] ?? null,
		// A config that names its company describes a firm of its own.
		'messages' => array_filter( $own, 'is_string' ) + ( isset( $firm['name'] ) ? array() : $words['own'] ) + $words['messages'],
	) + $words;
}

/** A message such as `Hello {name},` with its placeholders filled in by their names. What is filled in is not filled in again. */
function fill_in( string $message, array $values ): string {
	return preg_replace_callback(
		'/\{(\w+)\}/',
		static fn( $found ) => $values[ $found[1] ] ?? $found[0],
		$message
	);
}

/**
 * A number as a language writes it, with `$max` digits of the fraction at most and, where there is one, `$min` at least. Thousands are
 * separated as numbers have it (`group`), or prices (`priceGroup`).
 */
function format_number( $number, array $wording, int $max = 3, int $min = 0, string $group = 'group' ): string {
	$format   = $wording['numbers'];
	$text     = number_format( abs( $number ), $max, '.', '' );
	$parts    = explode( '.', $text ) + array( 1 => '' );
	$fraction = rtrim( $parts[1], '0' );
	$whole    = (float) $parts[0] >= $format['groupFrom']
		? preg_replace( '/\B(?=(\d{3})+$)/', '%', $parts[0] )
		: $parts[0];
	return ( $number < 0 ? '-' : '' ) . str_replace( '%', $format[ $group ], $whole )
		. ( '' === $fraction ? '' : $format['decimal'] . str_pad( $fraction, $min, '0' ) );
}

/** An amount as the page shows it, in a currency by ISO 4217: `$275`; a number alone where that is null. */
function format_amount( $amount, ?string $currency, array $wording ): string {
	$signs = $wording['currencies'][ $currency ?? '' ] ?? array( '', '', 0 );
	return $signs[0] . bare_amount( $amount, $currency, $wording ) . $signs[1];
}

/** The number of an amount, without the sign of its currency. */
function bare_amount( $amount, ?string $currency, array $wording ): string {
	$signs = $wording['currencies'][ $currency ?? '' ] ?? null;
	return format_number( $amount, $wording, domain( 'fractionDigits' ), $signs[2] ?? 0, $signs ? 'priceGroup' : 'group' );
}

/** A range (`min` and `max`) such as `$275–$975` or `275–975 €`; one amount where both ends are equal, numbers alone without a currency. */
function format_price( array $range, ?string $currency, array $wording ): string {
	$to = format_amount( $range['max'], $currency, $wording );
	if ( (float) $range['min'] === (float) $range['max'] ) {
		return $to;
	}
	$before = $wording['currencies'][ $currency ?? '' ][0] ?? '';
	return $before . bare_amount( $range['min'], $currency, $wording ) . "–$to";
}

/** A time, in ISO 8601 or as columns have it, in the site's time zone, which is named. What is no time stays as it is. */
function format_time( string $time, array $wording ): string {
	$date = date_create_immutable( $time, timezone_open( 'UTC' ) );
	if ( ! $date ) {
		return $time;
	}
	$date  = $date->setTimezone( wp_timezone() );
	$month = addcslashes( $wording['months'][ $date->format( 'n' ) - 1 ], 'A..Za..z' );
	$zone  = $date->format( 'T' );
	// Many zones have no name, only an offset.
	$zone   = preg_match( '/^[A-Z]{2,5}$/D', $zone ) ? $zone : 'UTC' . ( $date->getOffset() ? $date->format( 'P' ) : '' );
	$period = addcslashes( $wording['numbers']['dayPeriods'][ $date->format( 'G' ) < 12 ? 0 : 1 ], 'A..Za..z' );
	$time   = str_replace( array( '{month}', '{dayPeriod}' ), array( $month, $period ), $wording['numbers']['time'] );
	return $date->format( $time ) . " ($zone)";
}

/** Text for a mail header: without line breaks, control characters, and characters that change the text's direction. */
function one_line( string $text, int $max = 100 ): string {
	return trim( mb_substr( trim( preg_replace( '/[\p{C}\s\p{Z}]+/u', ' ', $text ) ), 0, $max ) );
}

/** Text without control characters: they are written as escapes such as `\u001b`. A made-up text cannot forge a line. */
function escape_controls( string $text ): string {
	return preg_replace_callback(
		'/[\p{Cc}\x{61c}\x{200e}\x{200f}\x{2028}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u',
		static fn( $found ) => 1 === strlen( $found[0] ) ? sprintf( '\u%04x', ord( $found[0] ) ) : trim( wp_json_encode( $found[0] ), '"' ),
		$text
	);
}

/** Text; instead of a file as `data:` URL, its size. */
function summarize_file( string $text ): string {
	if ( ! preg_match( '~^data:[a-z]+/[a-z\d.+-]+(?:;[^;,\s]{1,100})*;base64,~', substr( $text, 0, 2000 ), $head ) ) {
		return $text;
	}
	$digits   = strlen( $text ) - strlen( $head[0] );
	$alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';
	return strspn( $text, $alphabet, strlen( $head[0] ) ) === $digits
		? '1 file, ' . ceil( $digits * 0.75 / 1000 ) . ' kB'
		: $text;
}

/** Whether a value says nothing. */
function is_empty( $value ): bool {
	if ( is_array( $value ) ) {
		return ! in_array( false, array_map( __NAMESPACE__ . '\is_empty', $value ), true );
	}
	return null === $value || ( is_string( $value ) && '' === trim_text( $value ) );
}

/** The wording with the labels that a lead's form has for its fields: the firm may have renamed them. */
function with_own_labels( array $wording, array $body ): array {
	$labels = $body['changedForm']['labels'] ?? null;
	foreach ( is_array( $labels ) ? $labels : array() as $entry ) {
		if ( is_array( $entry ) && is_string( $entry['field'] ?? null ) && is_string( $entry['label'] ?? null ) ) {
			$wording['fields'][ $entry['field'] ] = escape_controls( $entry['label'] );
		}
	}
	return $wording;
}

/** The label of a field: `serviceAddress` becomes `Service address`. */
function label_of( string $name, array $wording ): string {
	return $wording['fields'][ $name ] ?? ucfirst(
		preg_replace_callback(
			'/(?<=[a-z\d])[A-Z]/',
			static fn( $letter ) => ' ' . strtolower( $letter[0] ),
			escape_controls( $name )
		)
	);
}

/**
 * Fields one by one, without those that have no value: `label`, `value`, and whether it `is_nested`: holds fields or a list, a line each.
 * Within what is nested, no value can look like a field.
 */
function describe_fields( array $fields, array $wording ): array {
	$described = array();
	foreach ( $fields as $name => $value ) {
		array_push( $described, ...describe_field( label_of( (string) $name, $wording ), $value, $wording ) );
	}
	return $described;
}

/** One field, or none where it has no value. See `describe_fields`. */
function describe_field( string $label, $value, array $wording ): array {
	if ( is_empty( $value ) ) {
		return array();
	}
	$is_nested = is_array( $value );
	if ( $is_nested ) {
		$text = rtrim( wp_is_numeric_array( $value ) ? format_entries( $value, '', $wording ) : format_lines( $value, '', $wording ) );
	} else {
		$text = format_value( $value, '', $wording );
	}
	return array(
		array(
			'label'     => $label,
			'value'     => $text,
			'is_nested' => $is_nested,
		),
	);
}

/** The answers to the firm's own questions, under the labels that the visitor read. */
function describe_answers( object $lead, array $wording ): array {
	$described = array();
	foreach ( answers_of( $lead ) as $answer ) {
		$value = answer_value( $answer, static fn( $time ) => format_time( $time, $wording ) );
		array_push( $described, ...describe_field( escape_controls( $answer->label ), $value, $wording ) );
	}
	return $described;
}

/** Fields as lines `Label: value`, nested fields indented below. */
function format_lines( array $fields, string $indent, array $wording ): string {
	$lines = '';
	foreach ( $fields as $name => $value ) {
		$lines .= format_field( label_of( (string) $name, $wording ), $value, $indent, $wording );
	}
	return $lines;
}

/** The lines of one field. See `format_lines`. */
function format_field( string $label, $value, string $indent, array $wording ): string {
	if ( is_empty( $value ) ) {
		return '';
	}
	$inner = "$indent  ";
	if ( ! is_array( $value ) ) {
		return "$indent$label: " . format_value( $value, $inner, $wording ) . "\n";
	}
	if ( ! wp_is_numeric_array( $value ) ) {
		return "$indent$label:\n" . format_lines( $value, $inner, $wording );
	}
	return "$indent$label:\n" . format_entries( $value, $inner, $wording );
}

/** The lines of a list. */
function format_entries( array $entries, string $indent, array $wording ): string {
	$lines = '';
	foreach ( $entries as $entry ) {
		$lines .= "$indent- " . format_entry( $entry, $indent, $wording ) . "\n";
	}
	return $lines;
}

/** An entry of a list on one line, which begins with the entry's name. */
function format_entry( $entry, string $indent, array $wording ): string {
	if ( ! is_array( $entry ) ) {
		return format_value( $entry, $indent, $wording );
	}
	$rest = preg_replace( '/\n\s*/', '; ', trim_text( format_lines( array_diff_key( $entry, array( 'name' => 0 ) ), '', $wording ) ) );
	if ( is_empty( $entry['name'] ?? null ) ) {
		return $rest;
	}
	$title = format_value( $entry['name'], $indent, $wording );
	return '' === $rest ? $title : "$title ($rest)";
}

/** One value as text: its further lines are indented. */
function format_value( $value, string $indent, array $wording ): string {
	if ( is_bool( $value ) ) {
		return $wording['messages'][ $value ? 'yes' : 'no' ];
	}
	if ( is_int( $value ) || is_float( $value ) ) {
		return format_number( $value, $wording );
	}
	$text = summarize_file( is_array( $value ) ? wp_json_encode( $value ) : (string) $value );
	$max  = read_data( 'lead-schema' )['limits']['text'];
	$text = mb_strlen( $text ) <= $max ? $text : mb_substr( $text, 0, $max ) . ' ' . $wording['messages']['shortenedText'];
	$text = str_replace( "\t", ' ', $text );
	return implode( "\n$indent", array_map( __NAMESPACE__ . '\escape_controls', preg_split( '/\r\n|\r|\n/', $text ) ) );
}

/** What was chosen in a list of a lead: texts, and objects that do not say that they were not selected. */
function chosen_in( $entries ): array {
	$is_chosen = static fn( $entry ) => ! is_array( $entry ) || false !== ( $entry['selected'] ?? true );
	return array_values( array_filter( is_array( $entries ) ? $entries : array(), $is_chosen ) );
}

/** The names of all that was chosen: services, items, and what an audit asks about. */
function choices_in( array $lead ): array {
	$names = array();
	foreach ( domain( 'choiceFields' ) as $field ) {
		foreach ( chosen_in( $lead[ $field ] ?? null ) as $entry ) {
			$names[] = is_array( $entry ) ? $entry['name'] ?? null : $entry;
		}
	}
	return array_values( array_filter( $names, 'is_string' ) );
}

/** A lead whose lists of services and items are for people: without what was not chosen, and what only programs need. */
function with_named_choices( array $lead ): array {
	$without_marks = static fn( $entry ) => is_array( $entry ) ? array_diff_key( $entry, array_flip( domain( 'entryMarks' ) ) ) : $entry;
	foreach ( domain( 'choiceFields' ) as $field ) {
		if ( is_array( $lead[ $field ] ?? null ) && wp_is_numeric_array( $lead[ $field ] ) ) {
			$lead[ $field ] = array_map( $without_marks, chosen_in( $lead[ $field ] ) );
		}
	}
	return $lead;
}

/** The range that the visitor saw, as a sentence; empty where the lead has none that is a price. */
function price_range( array $lead, array $wording ): string {
	$range = $lead['estimate'] ?? $lead['total'] ?? null;
	return is_range( $range, domain( 'priceLimits' )['range'] )
		? fill_in( $wording['messages']['priceRange'], array( 'price' => format_prices( $range, is_open_seen( $lead ), $wording['currency'], $wording ) ) )
		: '';
}

/** Whether the range that the visitor saw only says where the price begins. */
function is_open_seen( array $lead ): bool {
	$seen = isset( $lead['estimate'] ) ? ( $lead['breakdown'] ?? null ) : ( $lead['total'] ?? null );
	return is_array( $seen ) && true === ( $seen['from'] ?? null );
}

/** Whether a value is a range of prices: amounts below a limit, which is that of an explained estimate where none is given. */
function is_range( $value, ?float $limit = null ): bool {
	$limit = $limit ?? domain( 'priceLimits' )['amount'];
	$ends  = is_array( $value ) ? array( $value['min'] ?? null, $value['max'] ?? null ) : array( null, null );
	return ! is_string( $ends[0] ) && ! is_string( $ends[1] ) && is_numeric( $ends[0] ) && is_numeric( $ends[1] )
		&& $ends[0] >= 0 && $ends[1] >= $ends[0] && $ends[1] < $limit;
}

/** How an estimate adds up, as plain text; empty where it is not known. */
function format_breakdown( array $lead, array $wording ): string {
	$blocks = breakdown_blocks( $lead, $wording );
	return $blocks ? rtrim( render_text( $blocks ) ) : '';
}

/**
 * How an estimate adds up, line by line, as the visitor saw it on the page: parts of a mail; none where the lead has no breakdown, or one whose amounts
 * are no prices. All of it comes from the lead: a text that is no plain label is left out, and to strangers (`own_labels` of the wording)
 * one that is not the firm's.
 */
function breakdown_blocks( array $lead, array $wording ): array {
	$breakdown = $lead['breakdown'] ?? null;
	$schema    = read_data( 'lead-schema' )['breakdown'];
	if ( ! is_array( $breakdown ) || ! matches( $schema, json_decode( wp_json_encode( $breakdown ) ) ) ) {
		return array();
	}
	$currency = $breakdown['currency'];
	$deposit  = $breakdown['deposit'] ?? null;
	$monthly  = $breakdown['monthly'] ?? null;
	$later    = $breakdown['laterVisits'] ?? null;
	$total    = $lead['estimate'] ?? null;
	$ranges   = array_merge( array( $total ), array_filter( array( $deposit, $monthly, $later ) ) );
	foreach ( array_filter( array( $breakdown, $later ) ) as $part ) {
		$charges = $part['charges'] ?? array();
		$amounts = array_map( 'abs', array_merge( array_column( $charges, 'min' ), array_column( $charges, 'max' ) ) );
		$ranges  = array_merge( $ranges, $part['lines'], array_column( $part['lines'], 'base' ) );
		if ( $amounts && max( $amounts ) >= domain( 'priceLimits' )['amount'] ) {
			return array();
		}
	}
	if ( ! isset( $wording['currencies'][ $currency ] ) || count( $ranges ) !== count( array_filter( $ranges, __NAMESPACE__ . '\is_range' ) ) ) {
		return array();
	}
	$messages = $wording['messages'];
	$from     = $breakdown['from'] ?? false;
	$note     = shown_label( $breakdown['note'] ?? '', $wording );
	$blocks   = format_priced( $breakdown, $breakdown, $wording );
	$blocks[] = total_block( format_prices( $total, $from, $currency, $wording ), $wording );
	if ( null !== $note ) {
		$blocks[] = note_block( $note );
	}
	if ( $deposit ) {
		$blocks[] = name_and_price( shown_label( $deposit['label'], $wording ) ?? $messages['deposit'], format_prices( $deposit, $from && ! isset( $deposit['amount'] ), $currency, $wording ), $wording );
	}
	if ( $monthly ) {
		$payments = format_number( $monthly['months'], $wording, 6 ) . ' × ' . format_prices( $monthly, $from, $currency, $wording );
		$blocks[] = name_and_price( shown_label( $monthly['label'], $wording ) ?? $messages['monthly'], $payments, $wording );
	}
	if ( $later ) {
		$is_open  = $later['from'] ?? false;
		$blocks[] = note_block( ( shown_label( $later['label'], $wording ) ?? $messages['laterVisits'] ) . ':' );
		$blocks   = array_merge( $blocks, format_priced( $later, array( 'from' => $is_open ) + $breakdown, $wording ) );
		$blocks[] = total_block( format_prices( $later, $is_open, $currency, $wording ), $wording );
	}
	return $blocks;
}

/** The total of an estimate. */
function total_block( string $price, array $wording ): array {
	return array(
		'part' => 'total',
		'text' => fill_in( $wording['messages']['total'], compact( 'price' ) ),
	);
}

/** A text among the lines of an estimate. */
function note_block( string $text ): array {
	return array( 'part' => 'note' ) + compact( 'text' );
}

/** The lines of a visit and what was added to them, a block each. */
function format_priced( array $part, array $breakdown, array $wording ): array {
	$messages = $wording['messages'];
	$max      = domain( 'breakdownLimits' )['lines'];
	$more     = count( $part['lines'] ) - $max;
	$blocks   = array();
	foreach ( array_slice( $part['lines'], 0, $max ) as $index => $line ) {
		$blocks[] = format_line( $line, $index + 1, $breakdown, $wording );
	}
	if ( $more > 0 ) {
		$blocks[] = note_block( fill_in( $messages['more'], array( 'count' => format_number( $more, $wording ) ) ) );
	}
	foreach ( array_slice( $part['charges'] ?? array(), 0, $max ) as $charge ) {
		$blocks[] = format_charge( $charge, $breakdown, $wording );
	}
	return $blocks;
}

/** A line such as `Deposit: $100`, with how it came about. */
function name_and_price( string $name, string $price, array $wording, array $reasons = array() ): array {
	$inner = array();
	foreach ( $reasons as $text ) {
		$inner[] = array( 'part' => 'reason' ) + compact( 'text' );
	}
	return array(
		'part' => 'entry',
		'text' => fill_in( $wording['messages']['line'], compact( 'name', 'price' ) ),
	) + compact( 'name', 'price', 'inner' );
}

/** A range; "from" its lower end where that is only the least, or "on request" where all is. */
function format_prices( array $range, bool $from, ?string $currency, array $wording ): string {
	if ( ! $from ) {
		return format_price( $range, $currency, $wording );
	}
	return 0.0 === (float) $range['max']
		? $wording['messages']['onRequest']
		: fill_in( $wording['messages']['fromPrice'], array( 'price' => format_amount( $range['min'], $currency, $wording ) ) );
}

/** A surcharge, discount, fee, minimum or tax. */
function format_charge( array $charge, array $breakdown, array $wording ): array {
	$messages = $wording['messages'];
	$currency = $breakdown['currency'];
	// A percentage of an open estimate that is added is only the least.
	$from  = ( $breakdown['from'] ?? false ) && isset( $charge['percent'] ) && 'discount' !== $charge['kind'];
	$ends  = array( abs( $charge['min'] ), abs( $charge['max'] ) );
	$range = array(
		'min' => min( $ends ),
		'max' => max( $ends ),
	);
	$price = format_prices( $range, $from, $currency, $wording );
	$price = 'discount' === $charge['kind'] ? fill_in( $messages['minus'], compact( 'price' ) ) : $price;
	$each  = format_amount( $charge['amount'] ?? 0, $currency, $wording );
	if ( 'minimum' === $charge['kind'] ) {
		return name_and_price( fill_in( $messages['upToMinimum'], array( 'price' => $each ) ), $price, $wording );
	}
	$name = shown_label( $charge['label'], $wording ) ?? $messages[ $charge['kind'] ];
	if ( isset( $charge['percent'] ) ) {
		$name .= ' (' . format_number( $charge['percent'], $wording, 6 ) . '%)';
	} elseif ( isset( $charge['quantity'] ) ) {
		$free  = ( $charge['included'] ?? 0 ) > 0
			? ', ' . fill_in( $messages['included'], array( 'count' => format_number( $charge['included'], $wording, 6 ) ) )
			: '';
		$name .= ' (' . format_number( $charge['quantity'], $wording, 6 ) . " × $each$free)";
	}
	return name_and_price( $name, $price, $wording );
}

/** A line of a breakdown with its number, from 1, and with how it adds up below. */
function format_line( array $line, int $number, array $breakdown, array $wording ): array {
	$messages = $wording['messages'];
	$max      = domain( 'breakdownLimits' )['factors'];
	$currency = $breakdown['currency'];
	$title    = shown_label( $line['name'], $wording ) ?? fill_in( $messages['service'], array( 'number' => (string) $number ) );
	if ( $line['onRequest'] ?? false ) {
		return name_and_price( $title, $messages['onRequest'], $wording );
	}
	$from   = $line['from'] ?? false;
	$unit   = isset( $line['unit'] ) ? shown_label( $line['unit'], $wording ) ?? $messages['unit'] : null;
	$priced = static function ( array $range ) use ( $unit, $currency, $wording, $messages ) {
		$price = format_price( $range, $currency, $wording );
		return null === $unit ? $price : fill_in( $messages['pricePerUnit'], compact( 'price', 'unit' ) );
	};
	$parts  = array();
	if ( isset( $line['choice'] ) ) {
		$parts[] = shown_label( $line['choice'], $wording ) ?? $messages['anyAnswer'];
	}
	if ( isset( $line['parts'] ) ) {
		foreach ( array_slice( $line['parts'], 0, $max ) as $part ) {
			if ( $part['price']['max'] > 0 ) {
				$parts[] = format_number( $part['quantity'], $wording ) . ' × ' . $priced( $part['price'] );
			}
			if ( $part['flat']['max'] > 0 ) {
				$parts[] = fill_in( $messages['fixedPrice'], array( 'price' => format_price( $part['flat'], $currency, $wording ) ) );
			}
		}
	} elseif ( isset( $line['quantity'] ) ) {
		$parts[] = format_number( $line['quantity'], $wording ) . ' × ' . $priced( $line['base'] );
	} else {
		$parts[] = fill_in( $messages['basePrice'], array( 'price' => $priced( $line['base'] ) ) );
	}
	if ( isset( $line['billedQuantity'] ) ) {
		$parts[] = fill_in( $messages['billedAs'], array( 'quantity' => format_number( $line['billedQuantity'], $wording ) ) );
	}
	$factors = array_filter(
		$breakdown['factors'],
		static fn( $factor ) => 1.0 !== (float) $factor['factor'] && in_array( $line['id'], $factor['items'] ?? array( $line['id'] ), true )
	);
	foreach ( array_slice( $factors, 0, $max ) as $factor ) {
		$question = shown_label( $factor['label'], $wording );
		$answer   = shown_label( $factor['answer'], $wording );
		$text     = null !== $question && null !== $answer
			? preg_replace( '/\?\s?:/', '?', fill_in( $messages['answer'], compact( 'question', 'answer' ) ), 1 )
			: $messages['anyAnswer'];
		$change   = round( ( $factor['factor'] - 1 ) * 100, 2 );
		$effect   = $messages[ $change < 0 ? 'takesOff' : 'adds' ];
		$parts[]  = "$text (" . fill_in( $effect, array( 'percent' => format_number( abs( $change ), $wording, 2 ) ) ) . ')';
	}
	if ( $from ) {
		$parts[] = $messages['dependsOnQuantity'];
	} elseif ( null !== $unit && ! isset( $line['quantity'] ) ) {
		$parts[] = fill_in( $messages['notMultiplied'], compact( 'unit' ) );
	}
	if ( isset( $line['floor'] ) ) {
		$parts[] = fill_in( $messages['minimum'], array( 'price' => format_amount( $line['floor'], $currency, $wording ) ) );
	}
	return name_and_price( $title, format_prices( $line, $from, $currency, $wording ), $wording, $parts );
}

/** A short text on one line that mail programs make no link of; null for any other. Digits are few, so that none is a phone number. */
function plain_label( string $text ): ?string {
	$rules = domain( 'plainLabelRules' );
	$plain = utf16_length( $text ) <= $rules['length']
		&& preg_match( $rules['characters'], $text )
		&& preg_match( $rules['inked'], $text )
		&& ! preg_match( $rules['link'], $text )
		&& preg_match_all( '/\p{N}/u', $text ) < $rules['digits'];
	return $plain ? trim_text( $text ) : null;
}

/** A plain label, in a mail to a stranger only one of the firm's; null for any other. */
function shown_label( string $text, array $wording ): ?string {
	$label = plain_label( $text );
	return null === $label || empty( $wording['own_labels'] ) || is_own_label( $label ) ? $label : null;
}

/** The row of a lead as pairs of label and value in the words of the mails, for people to read. */
function lead_fields( object $lead ): array {
	$body    = json_decode( $lead->body, true );
	$wording = with_own_labels( wording( str_replace( '_', '-', get_user_locale() ) ), $body );
	$hidden  = array_merge( domain( 'photoFields' ), array( 'guard', 'revision', 'changedForm', 'breakdown', 'partial', 'id', 'kind' ) );
	$answers = describe_answers( json_decode( $lead->body ), $wording );
	$fields  = array_diff_key( with_named_choices( $body ), array_flip( $answers ? array_merge( $hidden, array( 'answers' ) ) : $hidden ) );
	if ( isset( $fields['timestamp'] ) ) {
		$fields['timestamp'] = format_time( $fields['timestamp'], $wording );
	}
	$pairs = array();
	foreach ( array_merge( describe_fields( $fields, $wording ), $answers ) as $field ) {
		$pairs[] = array( $field['label'], $field['value'] );
	}
	$breakdown = format_breakdown( $body, $wording );
	if ( '' !== $breakdown ) {
		$pairs[] = array( rtrim( $wording['messages']['estimateAsSeen'], ':' ), $breakdown );
	}
	return $pairs;
}
