<?php
/**
 * Brings the form of another plugin into the firm's config, so that our contact form asks the same.
 *
 * A form is a list of fields. Each has a `kind`: how it is answered (`line`, `text`, `number`, `date`, `one`, `many`, `consent`), what
 * it asks for (`name`, `email`, `phone`, `address`), or `left:` and the reason why it stays behind. The others are left out where a
 * field has none: `name`, `label`, `hint`, `required`, `options` with the labels of its answers, `chosen` with the places of those
 * that are chosen at the start, `fill` (what browsers are told to fill in) and `has_link`.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Words in a field's name or label by which it is known, where its kind does not tell. The first that fits counts. */
const FIELD_WORDS = array(
	'email'          => '/\be-?mail\b|\bcorreo\b/u',
	'phone'          => '/\b(?:tele?fon\w*|tel[eé]fono|tel|(?:tele)?phone|mobile?\w*|m[oó]vil|handy\w*|rufnummer|cell)\b/u',
	'serviceAddress' => '/\b(?:address|adresse|anschrift|street|stra(?:ß|ss)e|direcci[oó]n|domicilio)\b/u',
	'fullName'       => '/\b(?:name|first ?name|last ?name|surname|vorname|nachname|nombre|apellidos?)\b/u',
);

/** With these words it is somebody else's name or address. */
const OTHERS_WORDS = '/\b(?:company|business|firma|unternehmen|organi[sz]ation|empresa|compañía|user|web|website|ip|product|project|event|pet)\b/u';

/** Words of the message that a form is there for. */
const MESSAGE_WORDS = '/\b(?:message|nachricht|mensaje|comments?|kommentar|comentarios?|anfrage|anliegen|enquiry|inquiry|consulta|details)\b/u';

/** Words of a part of a name, which other plugins may ask for in two fields. */
const NAME_PART_WORDS = '/\b(?:first ?name|last ?name|surname|vorname|nachname|apellidos?|given-name|family-name)\b/u';

/** Words of a consent, which other plugins may have as a single box to tick. */
const CONSENT_WORDS = '/agree|accept|consent|privacy|terms|policy|einverstanden|stimme|zustimm|datenschutz|\bagb\b|acept|consient|privacidad/u';

/** What browsers fill in, by our fields. */
const FILLED_IN = array(
	'name'           => 'fullName',
	'given-name'     => 'fullName',
	'family-name'    => 'fullName',
	'email'          => 'email',
	'tel'            => 'phone',
	'street-address' => 'serviceAddress',
	'address-line1'  => 'serviceAddress',
);

/**
 * What a form becomes: `fields` and `questions` of our contact form, as the config has them. `rows` says of each field that comes along
 * what it becomes (`as`: a field of ours, or how a question is answered) and what to know about it (`note`), `left` of each other the
 * reason why it stays behind. `needs` is the way to answer that had to be made one.
 */
function brought_form( array $fields ): array {
	$message = message_place( $fields );
	$limits  = domain( 'questionLimits' );
	$most    = read_data( 'lead-schema' )['limits']['answers'];
	$ours    = array();
	$asked   = array();
	$order   = array();
	$rows    = array();
	$left    = array();
	foreach ( $fields as $place => $field ) {
		$field  = as_consent( complete_field( $field ) );
		$reason = why_left( $field, $limits );
		$own    = '' !== $reason ? '' : ( $place === $message ? 'areasOfConcern' : own_field( $field ) );
		if ( '' !== $own && ! isset( $ours[ $own ] ) ) {
			$ours[ $own ] = array(
				'label'    => $field['label'],
				'hint'     => $field['hint'],
				'required' => $field['required'],
			);
			$order[]      = $own;
			$rows[]       = row_of( $field, $own );
		} elseif ( 'fullName' === $own && is_name_part( $field ) ) {
			// Both parts are one field of ours, under its own name.
			$ours[ $own ] = array( 'required' => $ours[ $own ]['required'] || $field['required'] );
			$rows[]       = row_of( $field, $own );
		} elseif ( '' === $reason && count( $asked ) < $most ) {
			$question = question_of( $field, $asked, $limits['id'] );
			$order[]  = $question['id'];
			$rows[]   = row_of( $field, $question['answer'] );

			$asked[ $question['id'] ] = $question;
		} else {
			$left[] = array(
				'label'  => $field['label'],
				'reason' => '' === $reason ? 'many' : $reason,
			);
		}
	}
	return with_way_to_answer( $ours, $order ) + array(
		'questions' => array_values( $asked ),
		'rows'      => $rows,
		'left'      => $left,
	);
}

/** A field with all that it may have. One without a label is called by its name. */
function complete_field( array $field ): array {
	$field += array(
		'name'     => '',
		'label'    => '',
		'hint'     => '',
		'required' => false,
		'options'  => array(),
		'chosen'   => array(),
		'fill'     => '',
		'has_link' => false,
	);
	if ( '' === $field['label'] ) {
		$field['label'] = label_text( str_replace( array( '-', '_' ), ' ', $field['name'] ) );
	}
	return $field;
}

/** The place of the field that is the message: the one that says so, else the first with several lines; null where there is none. */
function message_place( array $fields ): ?int {
	$first = null;
	foreach ( $fields as $place => $field ) {
		if ( 'text' !== $field['kind'] ) {
			continue;
		}
		if ( preg_match( MESSAGE_WORDS, words_of( $field ) ) ) {
			return $place;
		}
		$first = $first ?? ( '' === own_field( $field ) ? $place : null );
	}
	return $first;
}

/** Our field that asks for the same; empty where it is a question of its own. */
function own_field( array $field ): string {
	$by_kind = array(
		'name'    => 'fullName',
		'email'   => 'email',
		'phone'   => 'phone',
		'address' => 'serviceAddress',
	);
	if ( isset( $by_kind[ $field['kind'] ] ) ) {
		return $by_kind[ $field['kind'] ];
	}
	if ( ! in_array( $field['kind'], array( 'line', 'text' ), true ) ) {
		return '';
	}
	if ( isset( FILLED_IN[ $field['fill'] ?? '' ] ) ) {
		return FILLED_IN[ $field['fill'] ];
	}
	$words = words_of( $field );
	foreach ( FIELD_WORDS as $own => $pattern ) {
		if ( preg_match( $pattern, $words ) ) {
			$may_be = 'text' === $field['kind'] ? 'serviceAddress' === $own : ! preg_match( OTHERS_WORDS, $words );
			return $may_be ? $own : '';
		}
	}
	return '';
}

/** Whether a field asks for a part of the name. */
function is_name_part( array $field ): bool {
	return 1 === preg_match( NAME_PART_WORDS, words_of( $field ) . ' ' . $field['fill'] );
}

/** The name and the label of a field as words. */
function words_of( array $field ): string {
	return mb_strtolower( preg_replace( '/[-_]+/', ' ', ( $field['name'] ?? '' ) . ' ' . ( $field['label'] ?? '' ) ) );
}

/** A single box to tick that asks for a consent is one. */
function as_consent( array $field ): array {
	if ( 'many' !== $field['kind'] || 1 !== count( $field['options'] ) || ! preg_match( CONSENT_WORDS, mb_strtolower( $field['options'][0] . ' ' . $field['label'] ) ) ) {
		return $field;
	}
	return array(
		'kind'    => 'consent',
		'label'   => $field['options'][0],
		'options' => array(),
		'chosen'  => array(),
	) + $field;
}

/** Why a field stays behind; empty where it comes along. */
function why_left( array $field, array $limits ): string {
	if ( 0 === strpos( $field['kind'], 'left:' ) ) {
		return substr( $field['kind'], strlen( 'left:' ) );
	}
	if ( max( array_map( __NAMESPACE__ . '\\utf16_length', array_merge( array( $field['label'] ), $field['options'] ) ) ) > $limits['label']
		|| utf16_length( $field['hint'] ) > $limits['hint'] ) {
		return 'long';
	}
	$count = count( array_filter( $field['options'], 'strlen' ) );
	if ( in_array( $field['kind'], array( 'one', 'many' ), true ) && ( 0 === $count || $count > $limits['options'] ) ) {
		return 'options';
	}
	return '' === $field['label'] ? 'unknown' : '';
}

/** A field as a question of the firm's own. */
function question_of( array $field, array $asked, int $most ): array {
	// All ids begin like this: none is taken for a field of ours.
	$base = substr( 'form-' . trim( preg_replace( '/[^A-Za-z0-9]+/', '-', $field['name'] ), '-' ), 0, $most - 4 );
	$id   = $base;
	for ( $number = 2; isset( $asked[ $id ] ); $number++ ) {
		$id = "$base-$number";
	}
	// What is a field of ours at its first time is one line at its second.
	$answer   = in_array( $field['kind'], array( 'name', 'email', 'phone', 'address' ), true ) ? 'line' : $field['kind'];
	$question = array(
		'id'     => $id,
		'label'  => $field['label'],
		'answer' => $answer,
	);
	if ( '' !== $field['hint'] ) {
		$question['hint'] = $field['hint'];
	}
	if ( $field['required'] ) {
		$question['required'] = true;
	}
	$chosen = array();
	foreach ( array_values( array_unique( array_filter( $field['options'], 'strlen' ) ) ) as $place => $label ) {
		$question['options'][] = array(
			'id'    => 'option-' . ( $place + 1 ),
			'label' => $label,
		);
		if ( in_array( array_search( $label, $field['options'], true ), $field['chosen'], true ) ) {
			$chosen[] = 'option-' . ( $place + 1 );
		}
	}
	if ( $chosen ) {
		$question['preselected'] = 'many' === $answer ? $chosen : $chosen[0];
	}
	return $question;
}

/** What is said of a field that comes along. */
function row_of( array $field, string $becomes ): array {
	$notes = array_filter(
		array(
			'date'    => 'today',
			'consent' => $field['has_link'] ? 'link' : '',
		)
	);
	return array(
		'label'    => $field['label'],
		'as'       => $becomes,
		'required' => $field['required'],
		'note'     => $notes[ $becomes ] ?? '',
	);
}

/** Our fields as the form has them, the others hidden, and one by which the firm can answer among those that have to be filled in. */
function with_way_to_answer( array $ours, array $order ): array {
	$needs = '';
	if ( empty( $ours['email']['required'] ) && empty( $ours['phone']['required'] ) ) {
		$needs = isset( $ours['phone'] ) && ! isset( $ours['email'] ) ? 'phone' : 'email';

		$ours[ $needs ]['required'] = true;
	}
	$fields = array( 'order' => $order );
	foreach ( read_data( 'lead-schema' )['contactFields'] as $name ) {
		$fields[ $name ] = $ours[ $name ] ?? array( 'hidden' => true );
	}
	return compact( 'fields', 'needs' );
}

/** A text without its HTML, on one line. */
function plain_text( string $html ): string {
	return trim( (string) preg_replace( '/[\s\p{Z}\x{feff}]+/u', ' ', html_entity_decode( wp_strip_all_tags( preg_replace( '~<(?=/?(?:p|div|li|br|tr|td|h[1-6])\b)~i', ' <', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
}

/** A label without what our form says itself: that an answer is needed, or is not. */
function label_text( string $html ): string {
	return (string) preg_replace( '/(?:\s*(?:\*|:|\((?:required|optional|erforderlich|pflichtfeld|obligatorio|requerido|opcional)\)))+$/iu', '', plain_text( $html ) );
}

/** The text at a key of what JSON holds; empty where there is none. */
function form_text( $value, string $key ): string {
	return is_array( $value ) && is_scalar( $value[ $key ] ?? null ) ? (string) $value[ $key ] : '';
}

/** The list at a key of what JSON holds, or its object. */
function form_list( $value, string $key ): array {
	return is_array( $value ) && is_array( $value[ $key ] ?? null ) ? $value[ $key ] : array();
}

/** Whether other plugins mean yes. */
function is_yes( $value ): bool {
	return in_array( $value, array( true, 1, '1', 'yes', 'true' ), true );
}
