<?php
/**
 * Reads the forms of the plugin Contact Form 7: a template with tags such as `[text* your-name]` between HTML.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What each of its tags asks for, or why it stays behind. */
const CONTACT_FORM_7_KINDS = array(
	'text'            => 'line',
	'url'             => 'line',
	'email'           => 'email',
	'tel'             => 'phone',
	'textarea'        => 'text',
	'number'          => 'number',
	'range'           => 'number',
	'date'            => 'date',
	'select'          => 'one',
	'radio'           => 'one',
	'checkbox'        => 'many',
	'acceptance'      => 'consent',
	'file'            => 'left:upload',
	'mfile'           => 'left:upload',
	'multifile'       => 'left:upload',
	'signature'       => 'left:unknown',
	'stripe'          => 'left:payment',
	'quiz'            => 'left:quiz',
	'captchac'        => 'left:captcha',
	'captchar'        => 'left:captcha',
	'recaptcha'       => 'left:captcha',
	'hcaptcha'        => 'left:captcha',
	'turnstile'       => 'left:captcha',
	'friendlycaptcha' => 'left:captcha',
	'hidden'          => 'left:hidden',
	'dynamichidden'   => 'left:hidden',
	'step'            => 'left:steps',
	'multistep'       => 'left:steps',
	'calculated'      => 'left:calculated',
);

/** Tags that ask nothing, and that every form has in some way. */
const CONTACT_FORM_7_SILENT = array( 'submit', 'response', 'count', 'honeypot', 'group' );

/** The fields of a form, as `brought_form` takes them. */
function contact_form_7_fields( string $template ): array {
	preg_match_all( '~(?<!\[)\[(/?)([a-zA-Z][\w-]*)(\*?)((?:\s(?:"[^"]*"|\'[^\']*\'|[^\]"\'])*)?)\](?:([^\[]*)\[/\2\])?~', $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	$fields = array();
	$groups = 0;
	$end    = 0;
	foreach ( $tags as $tag ) {
		list( $whole, $start ) = $tag[0];

		$before = substr( $template, $end, $start - $end );
		$end    = $start + strlen( $whole );
		$type   = strtolower( $tag[2][0] );
		if ( 'group' === $type ) { // Of the plugin Conditional Fields: what is in it is asked under a condition.
			$groups += '/' === $tag[1][0] ? -1 : 1;
		}
		list( $options, $values ) = contact_form_7_attributes( $tag[4][0] );

		$name = array_shift( $options ) ?? '';
		$kind = CONTACT_FORM_7_KINDS[ $type ] ?? 'left:unknown';
		// Other words in brackets are no tags.
		if ( '' !== $tag[1][0] || in_array( $type, CONTACT_FORM_7_SILENT, true ) || ( 'left:unknown' === $kind && '' === $name ) ) {
			continue;
		}
		$content  = $tag[5][0] ?? '';
		$fields[] = array(
			'kind'     => $groups > 0 ? 'left:condition' : contact_form_7_kind( $kind, $options ),
			'name'     => $name,
			'label'    => 'consent' === $kind
				? contact_form_7_consent( $content, $values, substr( $template, $end ) )
				: contact_form_7_label( $before, $options, $values ),
			'required' => '*' === $tag[3][0] || 'radio' === $type || ( 'consent' === $kind && ! in_array( 'optional', $options, true ) ),
			'has_link' => 'consent' === $kind && false !== stripos( $content, '<a ' ),
			'fill'     => contact_form_7_option( $options, 'autocomplete' ),
		) + contact_form_7_choices( $kind, $options, $values );
	}
	return $fields;
}

/** The words of a tag, and after them its values in quotes. */
function contact_form_7_attributes( string $text ): array {
	preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $text, $quoted, PREG_SET_ORDER );
	$words = preg_split( '/\s+/u', preg_replace( '/"[^"]*"|\'[^\']*\'/', ' ', $text ), -1, PREG_SPLIT_NO_EMPTY );
	return array( $words ? $words : array(), array_map( static fn( $value ) => end( $value ), $quoted ) );
}

/** The value of an option such as `default:2`; empty where a tag has none. */
function contact_form_7_option( array $options, string $name ): string {
	foreach ( $options as $option ) {
		if ( 0 === strpos( $option, "$name:" ) ) {
			return substr( $option, strlen( $name ) + 1 );
		}
	}
	return '';
}

/** What a tag asks for, with its options: of some choices one, of others many. */
function contact_form_7_kind( string $kind, array $options ): string {
	if ( 'one' === $kind && in_array( 'multiple', $options, true ) ) {
		return 'many';
	}
	return 'many' === $kind && in_array( 'exclusive', $options, true ) ? 'one' : $kind;
}

/** What stands before a tag, else its placeholder. */
function contact_form_7_label( string $before, array $options, array $values ): string {
	$parts = preg_split( '~</?(?:p|div|li|td|th|h[1-6]|fieldset|legend|label|br)\b[^>]*>|\n\s*\n~i', $before );
	$texts = array_filter( array_map( __NAMESPACE__ . '\label_text', $parts ), 'strlen' );
	$label = (string) end( $texts );
	return '' === $label && array_intersect( array( 'placeholder', 'watermark' ), $options ) ? label_text( $values[0] ?? '' ) : $label;
}

/** The text of an acceptance: in it, or, as it was written earlier, after it on the line. */
function contact_form_7_consent( string $content, array $values, string $after ): string {
	$text = plain_text( '' === trim( $content ) ? ( $values[0] ?? '' ) : $content );
	return '' === $text ? plain_text( preg_split( '~\[|</?(?:p|div|li|label|br)\b|\n~i', ltrim( $after ) )[0] ) : $text;
}

/** The answers of a tag to choose from, and which are chosen at the start. */
function contact_form_7_choices( string $kind, array $options, array $values ): array {
	if ( ! in_array( $kind, array( 'one', 'many' ), true ) ) {
		return array();
	}
	$first = in_array( 'first_as_label', $options, true ) ? 1 : 0;
	// Behind a pipe stands what the mail says instead.
	$labels = array_map( static fn( $value ) => plain_text( explode( '|', $value )[0] ), array_slice( $values, $first ) );
	preg_match_all( '/\d+/', contact_form_7_option( $options, 'default' ), $defaults );
	return array(
		'options' => $labels,
		'chosen'  => array_map( static fn( $number ) => (int) $number - 1 - $first, $defaults[0] ),
	);
}
