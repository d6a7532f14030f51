<?php
/**
 * Makes mails of parts, by the template that the lead desk has too: HTML, and plain text that says the same.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** A part of a mail with what it says: `part`, the texts that it shows, and the parts within it (`inner`). Here in one format. */
function render_part( array $block, string $format, array $shared ): string {
	$values = $shared;
	$inner  = '';
	foreach ( $block['inner'] ?? array() as $within ) {
		$inner .= render_part( $within, $format, $shared );
	}
	foreach ( array_diff_key( $block, array_flip( array( 'part', 'inner' ) ) ) as $name => $text ) {
		if ( 'html' === $format ) {
			$values[ $name ] = mail_html( $text );
		} else {
			// No value can look like a field.
			$values[ $name ] = 'value' === $name ? str_replace( "\n", "\n  ", $text ) : $text;
		}
	}
	return fill_in( read_data( 'mails' )['template'][ $block['part'] ][ $format ], compact( 'inner' ) + $values );
}

/** Text as HTML, line by line. */
function mail_html( string $text ): string {
	return strtr(
		$text,
		array(
			'&'  => '&amp;',
			'<'  => '&lt;',
			'>'  => '&gt;',
			'"'  => '&quot;',
			"'"  => '&#39;',
			"\n" => '<br>',
		)
	);
}

/** A mail as HTML. The look has its `lang`, `subject`, `preview`, and the colors `accent` and `onAccent`. */
function render_html( array $blocks, array $look ): string {
	$page = array(
		'part'  => 'page',
		'inner' => $blocks,
	);
	return render_part( $page, 'html', array_map( __NAMESPACE__ . '\mail_html', $look ) );
}

/** The same as plain text. */
function render_text( array $blocks ): string {
	$text = '';
	foreach ( $blocks as $block ) {
		$text .= render_part( $block, 'text', array() );
	}
	return trim_text( $text ) . "\n";
}

/** How the firm's mails look by its config: `accent`, `onAccent` and `logo`, as the lead desk has it. */
function mail_look(): array {
	$config  = json_decode( saved_config(), true );
	$default = read_data( 'mails' )['look'];
	$is_hex  = static fn( $color ) => is_string( $color ) && preg_match( '/^#(?:[\da-f]{3}){1,2}$/Di', $color );
	$named   = $config['theme']['color-accent'] ?? null;
	$text    = $config['theme']['color-on-accent'] ?? null;
	$accent  = null === $named ? $default['accent'] : ( $is_hex( $named ) ? $named : $default['ink'] );
	$logo    = $config['company']['logo'] ?? '';
	$shown   = is_string( $logo ) && preg_match( '~^https://[^\s?#]+\.(?:png|jpe?g|gif)(?:\?\S*)?$~Di', $logo );
	return array(
		'accent'   => $accent,
		'onAccent' => $is_hex( $text ) && $is_hex( $named ) ? $text : readable_on( $accent, $default['onAccent'] ),
		'logo'     => $shown ? $logo : get_site_icon_url( 192 ),
	);
}

/** A color of text where it can be read on a ground, or else black or white. */
function readable_on( string $ground, string $color ): string {
	if ( contrast_of( $color, $ground ) >= 4.5 ) {
		return $color;
	}
	return contrast_of( '#ffffff', $ground ) > contrast_of( '#000000', $ground ) ? '#ffffff' : '#000000';
}

/** The contrast ratio of two colors in hexadecimal digits, 1 to 21, as WCAG has it. */
function contrast_of( string $one, string $other ): float {
	$luminance = static function ( string $color ): float {
		$digits = 4 === strlen( $color ) ? preg_replace( '/[^#]/', '$0$0', $color ) : $color;
		$sum    = 0.0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $share ) {
			$channel = hexdec( substr( $digits, 1 + 2 * $index, 2 ) ) / 255;
			$sum    += $share * ( $channel <= 0.04045 ? $channel / 12.92 : ( ( $channel + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $sum;
	};
	$ends      = array( $luminance( $one ), $luminance( $other ) );
	return ( max( $ends ) + 0.05 ) / ( min( $ends ) + 0.05 );
}

/** The firm's name above a mail, with its logo. */
function brand_block( array $wording ): array {
	$company = $wording['company'];
	$logo    = mail_look()['logo'];
	return '' === $logo ? array( 'part' => 'brand' ) + compact( 'company' ) : array( 'part' => 'brandWithLogo' ) + compact( 'company', 'logo' );
}

/** A text of its own. */
function paragraph_block( string $text ): array {
	return array( 'part' => 'paragraph' ) + compact( 'text' );
}

/** A heading, of the whole or of `photos`; plain text marks it by a colon. */
function heading_block( string $text, string $part = 'heading' ): array {
	$name = preg_replace( '/\s?:$/D', '', $text );
	return compact( 'part', 'text', 'name' );
}

/**
 * Described fields as parts of a mail, `field` and `group`, or those of a footer, without what is beyond the length of a mail. See
 * `describe_fields`.
 */
function field_blocks( array $fields, array $wording, string $single = 'field', string $group = 'group' ): array {
	$left   = domain( 'delivery' )['mailCharacters'];
	$blocks = array();
	foreach ( $fields as $field ) {
		if ( $left <= 0 ) {
			break;
		}
		$length   = mb_strlen( $field['value'] );
		$blocks[] = array(
			'part'  => $field['is_nested'] ? $group : $single,
			'label' => $field['label'],
			'value' => $length <= $left ? $field['value'] : mb_substr( $field['value'], 0, $left ) . "\n" . $wording['messages']['shortened'],
		);
		$left    -= $length;
	}
	return $blocks;
}

/** The path of the first field in which a lead has the `name`, `phone`, `email` or `address` of a person; empty where it has none. */
function person_path( object $lead, string $column ): string {
	foreach ( domain( 'people' )['fields'][ $column ] as $path ) {
		if ( '' !== text_at( $lead, $path ) ) {
			return $path;
		}
	}
	return '';
}

/** Takes a field out of others. The path is one such as `contactInfo.phone`. */
function remove_at( array &$fields, string $path ): void {
	$names = explode( '.', $path );
	if ( ! isset( $names[1] ) ) {
		unset( $fields[ $path ] );
	} elseif ( is_array( $fields[ $names[0] ] ?? null ) ) {
		unset( $fields[ $names[0] ][ $names[1] ] );
	}
}

/**
 * The fields of a lead by where they stand in the mail to the firm: `contact` (parts of a mail), `details` and the technical `facts` (both
 * described).
 */
function fields_by_place( object $row, array $wording ): array {
	$lead    = json_decode( $row->body );
	$body    = json_decode( $row->body, true );
	$hidden  = array_merge( domain( 'photoFields' ), domain( 'people' )['wordFields'], array( 'guard', 'revision', 'changedForm', 'breakdown', 'partial', 'id', 'kind' ) );
	$fields  = array_diff_key( with_named_choices( $body ), array_flip( $hidden ) );
	$contact = array();
	if ( answers_of( $lead ) ) {
		unset( $fields['answers'] );
	}
	foreach ( domain( 'choiceFields' ) as $field ) {
		// A list that says no more than names on one line stands in a place of its own.
		$others = array_filter(
			(array) ( $fields[ $field ] ?? array() ),
			static function ( $entry ) {
				$name = is_array( $entry ) && array( 'name' ) === array_keys( $entry ) ? $entry['name'] : $entry;
				return ! is_string( $name ) || one_line( $name ) !== $name;
			}
		);
		if ( ! $others && is_array( $fields[ $field ] ?? null ) ) {
			unset( $fields[ $field ] );
		}
	}
	if ( '' !== price_seen( $body, $wording ) ) {
		$range = isset( $body['estimate'] ) ? 'estimate' : 'total';
		remove_at( $fields, "$range.min" );
		remove_at( $fields, "$range.max" );
		remove_at( $fields, "$range.from" );
	}
	foreach ( array( 'phone', 'email', 'address' ) as $column ) {
		$path = person_path( $lead, $column );
		if ( '' === $path ) {
			continue;
		}
		remove_at( $fields, $path );
		$text  = text_at( $lead, $path );
		$names = explode( '.', $path );
		$href  = contact_href( $column, $text, contact_of( $lead )['single_email'] );
		foreach ( describe_fields( array( end( $names ) => $text ), $wording ) as $field ) {
			$contact[] = array(
				'part'  => '' === $href ? 'field' : ( 'phone' === $column ? 'call' : 'link' ),
				'label' => $field['label'],
				'value' => $field['value'],
			) + ( '' === $href ? array() : compact( 'href' ) );
		}
	}
	$name = person_path( $lead, 'name' );
	// A name on one line stands above all.
	if ( '' !== $name && text_at( $lead, $name ) === contact_of( $lead )['name'] ) {
		remove_at( $fields, $name );
	}
	$facts = array();
	foreach ( array( 'source', 'page', 'lang', 'timestamp', 'consent', 'attribution' ) as $field ) {
		$facts[ $field ] = 'timestamp' === $field ? format_time( $body['timestamp'], $wording ) : $fields[ $field ] ?? null;
		unset( $fields[ $field ] );
	}
	$facts['leadId'] = $row->id;
	return array(
		'contact' => $contact,
		'details' => describe_fields( $fields, $wording ),
		'facts'   => describe_fields( $facts, $wording ),
	);
}

/** Where a press on a phone number, an email address or an address leads; empty where it leads nowhere. */
function contact_href( string $column, string $text, string $email ): string {
	$data    = read_data( 'mails' );
	$encoded = static fn( $part ) => strtr(
		rawurlencode( $part ),
		array(
			'%21' => '!',
			'%27' => "'",
			'%28' => '(',
			'%29' => ')',
			'%2A' => '*',
		)
	);
	if ( 'phone' === $column ) {
		$number = phone_number( $text );
		return strlen( $number ) >= $data['leastDigits'] ? "tel:$number" : '';
	}
	if ( 'email' === $column ) {
		return '' === $email || $email !== $text ? '' : 'mailto:' . str_replace( '%40', '@', $encoded( $email ) );
	}
	return $data['mapSearch'] . $encoded( $text );
}

/** How a visitor came, in a sentence; empty where the lead does not tell. */
function found_by( object $lead, array $messages ): string {
	$first  = visit_source( $lead->attribution->first ?? null );
	$last   = visit_source( $lead->attribution->last ?? null );
	$source = '' === $last ? $first : $last;
	$direct = domain( 'visitSource' )['direct'];
	if ( '' === $source ) {
		return '';
	}
	if ( $direct === $source ) {
		return $messages['foundDirect'];
	}
	$is_first = in_array( $first, array( '', $source, $direct ), true );
	return fill_in( $messages[ $is_first ? 'found' : 'foundFirst' ], compact( 'source', 'first' ) );
}
