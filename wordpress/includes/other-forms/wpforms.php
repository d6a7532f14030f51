<?php
/**
 * Reads the forms of the plugin WPForms: JSON with a list of fields.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What each of its fields asks for, or why it stays behind. Those that are not named are not known. */
const WPFORMS_KINDS = array(
	'name'               => 'name',
	'email'              => 'email',
	'phone'              => 'phone',
	'address'            => 'address',
	'text'               => 'line',
	'url'                => 'line',
	'textarea'           => 'text',
	'richtext'           => 'text',
	'number'             => 'number',
	'number-slider'      => 'number',
	'date-time'          => 'date',
	'select'             => 'one',
	'radio'              => 'one',
	'checkbox'           => 'many',
	'gdpr-checkbox'      => 'consent',
	'file-upload'        => 'left:upload',
	'camera'             => 'left:upload',
	'hidden'             => 'left:hidden',
	'pagebreak'          => 'left:steps',
	'captcha'            => 'left:quiz',
	'stripe-credit-card' => 'left:payment',
	'square'             => 'left:payment',
	'paypal-commerce'    => 'left:payment',
	'authorize_net'      => 'left:payment',
	'html'               => 'left:text',
	'content'            => 'left:text',
	'divider'            => 'left:text',
);

/** Fields that only arrange others, which stand in the list as well. */
const WPFORMS_SILENT = array( 'layout', 'entry-preview', 'internal-information' );

/** The fields of a form, as `brought_form` takes them. */
function wpforms_fields( string $json ): array {
	$form   = json_decode( $json, true );
	$fields = array();
	foreach ( form_list( $form, 'fields' ) as $field ) {
		$type = form_text( $field, 'type' );
		if ( in_array( $type, WPFORMS_SILENT, true ) ) {
			continue;
		}
		$kind     = wpforms_kind( $type, $field );
		$choices  = array_values( form_list( $field, 'choices' ) );
		$labels   = array_map( static fn( $choice ) => plain_text( form_text( $choice, 'label' ) ), $choices );
		$is_short = in_array( $kind, array( 'one', 'many' ), true );
		$fields[] = array(
			'kind'     => $kind,
			'name'     => 'field-' . form_text( $field, 'id' ),
			'label'    => 'consent' === $kind ? ( $labels[0] ?? '' ) : label_text( form_text( $field, 'label' ) ),
			'hint'     => plain_text( form_text( $field, 'description' ) ),
			'required' => is_yes( $field['required'] ?? false ),
			'has_link' => 'consent' === $kind && false !== stripos( form_text( $choices[0] ?? array(), 'label' ), '<a ' ),
			'options'  => $is_short ? $labels : array(),
			'chosen'   => array_keys( array_filter( $choices, static fn( $choice ) => is_yes( $choice['default'] ?? false ) ) ),
		);
	}
	return $fields;
}

/** What a field asks for, or why it stays behind. */
function wpforms_kind( string $type, array $field ): string {
	if ( is_yes( $field['conditional_logic'] ?? false ) && form_list( $field, 'conditionals' ) ) {
		return 'left:condition';
	}
	if ( is_yes( $field['calculation_is_enabled'] ?? false ) ) {
		return 'left:calculated';
	}
	if ( 0 === strpos( $type, 'payment-' ) ) {
		return 'left:payment';
	}
	if ( 'date-time' === $type && 'date' !== form_text( $field, 'format' ) ) {
		return 'left:unknown';
	}
	if ( 'select' === $type && is_yes( $field['multiple'] ?? false ) ) {
		return 'many';
	}
	return WPFORMS_KINDS[ $type ] ?? 'left:unknown';
}
