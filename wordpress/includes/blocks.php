<?php
/**
 * The block `biosystem/widget`: any widget, chosen in the editor.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_block' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\add_block_data' );

/** Registers it, and its script in the editor. */
function register_block(): void {
	wp_register_script(
		'biosystem-widgets-block',
		plugins_url( 'admin/block.js', PLUGIN_FILE ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'biosystem-widgets-block', 'biosystem-widgets', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	register_block_type(
		plugin_dir_path( PLUGIN_FILE ) . 'admin/block.json',
		array(
			'render_callback' => __NAMESPACE__ . '\\block_html',
			// Version 3, which newer editors ask for, is the same as 2 to this block.
			'api_version'     => is_wp_version_compatible( '6.3' ) ? 3 : 2,
		)
	);
}

/** What the block shows; inside it are other blocks, where its widget stands around a part of the page. */
function block_html( array $attributes, string $inner ): string {
	$tag    = $attributes['tag'];
	$widget = widgets()[ $tag ] ?? null;
	if ( null === $widget ) {
		return '';
	}
	$own = (array) $attributes['attributes'];
	if ( $attributes['themeColors'] ) {
		$own['style'] = theme_colors();
	}
	$html     = widget_html( $tag, $own, $inner );
	$floating = $widget['floating'] ?? null;
	if ( is_feed() || ( null !== $floating && array_intersect_assoc( $floating, $own ) === $floating ) ) {
		return $html; // A box around it would leave a gap in the page.
	}
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** Gives the block's script what it knows of the widgets. */
function add_block_data(): void {
	$settings = settings();
	$data     = array(
		// A site shows nothing: the settings are for that.
		'widgets'     => array_map( __NAMESPACE__ . '\\with_firm_ids', array_diff_key( widgets(), array( 'bio-site' => true ) ) ),
		'files'       => plugins_url( 'widgets/v/' . VERSION . '/', PLUGIN_FILE ),
		// What each widget gets in pages too; without an endpoint nothing is sent.
		'common'      => array_filter(
			array(
				'config' => config_url(),
				'phone'  => $settings['phone'],
				'lang'   => '' === $settings['lang'] ? get_bloginfo( 'language' ) : $settings['lang'],
			)
		),
		'themeColors' => theme_colors(),
		'colors'      => $settings['colors'],
		// Since then controls have their newer sizes, when told so.
		'newSizes'    => is_wp_version_compatible( '6.5' ),
	);
	wp_add_inline_script( 'biosystem-widgets-block', 'var biosystemBlock = ' . wp_json_encode( $data ) . ';', 'before' );
}

/** A widget's data with the ids of the firm's own services. */
function with_firm_ids( array $widget ): array {
	$config   = json_decode( saved_config(), true );
	$firm_ids = array(
		'service'  => $config['services'] ?? null,
		'services' => $config['estimator']['items'] ?? null,
	);
	foreach ( $firm_ids as $name => $entries ) {
		if ( isset( $widget['attributes'][ $name ] ) && is_array( $entries ) ) {
			$entries = array_filter( $entries, static fn( $entry ) => is_string( $entry['id'] ?? null ) );

			$widget['attributes'][ $name ]['ids'] = array_values( array_map( static fn( $entry ) => array( $entry['id'], $entry['name'] ?? $entry['id'] ), $entries ) );
		}
	}
	return $widget;
}
