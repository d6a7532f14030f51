<?php
/**
 * A shortcode for each tag: `[bio-estimator services="biorinse" mode="panel"]`.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_shortcodes' );
add_filter( 'no_texturize_tags', __NAMESPACE__ . '\\keep_templates' );

/** Registers them. */
function register_shortcodes(): void {
	foreach ( array_keys( widgets() ) as $tag ) {
		add_shortcode( $tag, __NAMESPACE__ . '\\shortcode_html' );
	}
}

/** Quotes and dashes in a first state stay as the widget writes them. */
function keep_templates( array $tags ): array {
	$tags[] = 'template';
	return $tags;
}

/**
 * What a shortcode shows, with what it encloses. Its attributes are as WordPress parses them: one without a value has a number as its
 * name. Besides those of `widget_html`, `align` is `wide` or `full`, as blocks have it.
 */
function shortcode_html( $given, ?string $content, string $tag ): string {
	$widget     = widgets()[ $tag ];
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = strtolower( trim( $value, " \n\r\t,'\"“”″" ) );
			$value = true;
		}
		if ( '' !== $name ) {
			// WordPress leaves the entities that an editor, or the studio, writes for signs of HTML and of shortcodes.
			$attributes[ $name ] = is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 ) : $value;
		}
	}
	$align = $attributes['align'] ?? '';
	unset( $attributes['align'], $attributes['style'] );
	$hints = attribute_hints( $tag, $attributes );
	// Where it stands in lines of its own, the paragraphs around them are cut in two.
	$inner  = shortcode_unautop( preg_replace( '#^\s*(</p>|<br\s*/?>)|(<p>|<br\s*/?>)\s*$#', '', (string) $content ) );
	$around = surrounding_site();
	if ( 'bio-site' === $tag ) {
		surrounding_site( widget_attributes( $widget, $attributes ) + $around );
	}
	$inner = do_shortcode( $inner );
	surrounding_site( $around );
	$html = widget_html( $tag, $attributes, $inner );
	if ( in_array( $align, array( 'wide', 'full' ), true ) ) {
		$html = sprintf( '<div class="align%s">%s</div>', $align, $html );
	}
	return $hints . $html;
}

/** What is wrong with a shortcode's attributes, for those who can fix it; nothing for visitors. */
function attribute_hints( string $tag, array $attributes ): string {
	if ( ! current_user_can( 'edit_posts' ) || is_feed() ) {
		return '';
	}
	$known = widgets()[ $tag ]['attributes'];
	$hints = array();
	foreach ( $attributes as $name => $value ) {
		if ( in_array( $name, array( 'id', 'class' ), true ) ) {
			continue;
		}
		if ( ! isset( $known[ $name ] ) ) {
			/* translators: 1: name of an attribute, 2: a list of names */
			$hints[] = sprintf( __( 'There is no attribute “%1$s”. Expected one of: %2$s.', 'biosystem-widgets' ), $name, implode( ', ', array_keys( $known ) ) );
		} elseif ( ! is_good_value( $known[ $name ], $value ) ) {
			/* translators: 1: name of an attribute, 2: its value, 3: what it should be, such as: a number from 2 to 60 */
			$hints[] = sprintf( __( '%1$s="%2$s" is not understood. Expected %3$s.', 'biosystem-widgets' ), $name, true === $value ? '' : $value, $known[ $name ]['expected'] );
		}
	}
	if ( ! $hints ) {
		return '';
	}
	return sprintf(
		'<span class="biosystem-hint" style="display:block;border-inline-start:4px solid %4$s;padding-inline-start:12px"><strong>[%1$s]</strong> %2$s <small>%3$s</small></span>',
		esc_html( $tag ),
		esc_html( implode( ' ', $hints ) ),
		esc_html__( 'Visitors do not see this.', 'biosystem-widgets' ),
		esc_attr( domain( 'errorColor' ) )
	);
}

/** Whether a widget understands the value of an attribute. */
function is_good_value( array $attribute, $value ): bool {
	switch ( $attribute['type'] ) {
		case 'boolean':
			return true;
		case 'choice':
			return in_array( $value, $attribute['choices'], true );
		case 'number':
			return is_numeric( $value ) && $value >= $attribute['min'] && $value <= $attribute['max'];
		default:
			return true !== $value;
	}
}
