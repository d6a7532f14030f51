<?php
/**
 * Reads the forms of the plugin Fluent Forms: JSON with a list of elements, some of which hold others.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** What each of its elements asks for, or why it stays behind. Those that are not named are not known. */
const FLUENT_FORMS_KINDS = array(
	'input_name'           => 'name',
	'input_email'          => 'email',
	'phone'                => 'phone',
	'address'              => 'address',
	'input_text'           => 'line',
	'input_mask'           => 'line',
	'input_url'            => 'line',
	'textarea'             => 'text',
	'rich_text_input'      => 'text',
	'input_number'         => 'number',
	'rangeslider'          => 'number',
	'input_date'           => 'date',
	'select'               => 'one',
	'input_radio'          => 'one',
	'input_checkbox'       => 'many',
	'terms_and_condition'  => 'consent',
	'gdpr_agreement'       => 'consent',
	'input_file'           => 'left:upload',
	'input_image'          => 'left:upload',
	'featured_image'       => 'left:upload',
	'input_hidden'         => 'left:hidden',
	'form_step'            => 'left:steps',
	'recaptcha'            => 'left:captcha',
	'hcaptcha'             => 'left:captcha',
	'turnstile'            => 'left:captcha',
	'friendlycaptcha'      => 'left:captcha',
	'quiz_score'           => 'left:quiz',
	'section_break'        => 'left:text',
	'custom_html'          => 'left:text',
	'dynamic_field'        => 'left:calculated',
	'payment_method'       => 'left:payment',
	'payment_coupon'       => 'left:payment',
);

/** Elements that ask nothing. */
const FLUENT_FORMS_SILENT = array( 'button', 'custom_submit_button' );

/** The fields of a form, as `brought_form` takes them. */
function fluent_forms_fields( string $json ): array {
	$form   = json_decode( $json, true );
	$fields = fluent_forms_elements( form_list( $form, 'fields' ) );
	return form_list( $form, 'stepsWrapper' ) ? array_merge( array( array( 'kind' => 'left:steps' ) ), $fields ) : $fields;
}

/** The fields of a list of elements, and of the columns among them. */
function fluent_forms_elements( array $elements ): array {
	$fields = array();
	foreach ( $elements as $element ) {
		$type = form_text( $element, 'element' );
		if ( 'container' === $type ) {
			foreach ( form_list( $element, 'columns' ) as $column ) {
				array_push( $fields, ...fluent_forms_elements( form_list( $column, 'fields' ) ) );
			}
		} elseif ( ! in_array( $type, FLUENT_FORMS_SILENT, true ) ) {
			$fields[] = fluent_forms_field( $type, $element );
		}
	}
	return $fields;
}

/** One element as a field. */
function fluent_forms_field( string $type, array $element ): array {
	$settings   = form_list( $element, 'settings' );
	$attributes = form_list( $element, 'attributes' );
	$kind       = fluent_forms_kind( $type, $settings, $attributes );
	$is_consent = 'consent' === $kind;
	$label      = label_text( form_text( $settings, 'label' ) );
	// Earlier versions had the labels of the answers by their values.
	$choices = form_list( $settings, 'advanced_options' );
	if ( ! $choices ) {
		foreach ( form_list( $element, 'options' ) as $value => $text ) {
			$choices[] = compact( 'value' ) + array( 'label' => $text );
		}
	}
	$chosen = array_map( 'strval', array_filter( (array) ( $attributes['value'] ?? array() ), 'is_scalar' ) );
	return array(
		'kind'     => $kind,
		'name'     => form_text( $attributes, 'name' ),
		'label'    => $is_consent ? plain_text( form_text( $settings, 'tnc_html' ) ) : ( '' === $label ? label_text( form_text( $settings, 'admin_field_label' ) ) : $label ),
		'hint'     => plain_text( form_text( $settings, 'help_message' ) ),
		'required' => fluent_forms_is_required( $element ),
		'has_link' => $is_consent && false !== stripos( form_text( $settings, 'tnc_html' ), '<a ' ),
		'options'  => in_array( $kind, array( 'one', 'many' ), true ) ? array_map( static fn( $choice ) => plain_text( form_text( $choice, 'label' ) ), array_values( $choices ) ) : array(),
		'chosen'   => array_keys( array_filter( array_values( $choices ), static fn( $choice ) => in_array( form_text( $choice, 'value' ), $chosen, true ) ) ),
	);
}

/** What an element asks for, or why it stays behind. */
function fluent_forms_kind( string $type, array $settings, array $attributes ): string {
	if ( is_yes( $settings['conditional_logics']['status'] ?? false ) ) {
		return 'left:condition';
	}
	if ( is_yes( $settings['calculation_settings']['status'] ?? false ) ) {
		return 'left:calculated';
	}
	if ( preg_match( '/payment|item_quantity/', $type ) ) {
		return 'left:payment';
	}
	if ( 'input_date' === $type && preg_match( '/[HhGgi]/', form_text( $settings, 'date_format' ) ) ) {
		return 'left:unknown'; // A time.
	}
	if ( 'select' === $type && is_yes( $attributes['multiple'] ?? false ) ) {
		return 'many';
	}
	return FLUENT_FORMS_KINDS[ $type ] ?? 'left:unknown';
}

/** Whether an element, or one of those that a name or an address consists of, has to be filled in. */
function fluent_forms_is_required( array $element ): bool {
	foreach ( form_list( $element, 'fields' ) as $part ) {
		if ( is_yes( $part['settings']['visible'] ?? true ) && is_yes( $part['settings']['validation_rules']['required']['value'] ?? false ) ) {
			return true;
		}
	}
	return is_yes( $element['settings']['validation_rules']['required']['value'] ?? false );
}
