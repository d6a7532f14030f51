<?php
/**
 * The widgets' elements in pages: blocks, shortcodes and the site-wide estimator print them by one function.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** All widgets by tag, `bio-site` too. */
function widgets(): array {
	return read_data( 'widgets' )['widgets'];
}

/**
 * A widget's element with its first state; nothing for an unknown tag. Its attributes by name are the widget's own and the common ones,
 * `id`, `class` and `style`; booleans are true or false, and others are left out. HTML is inside a widget that stands around a part of
 * the page.
 */
function widget_html( string $tag, array $attributes = array(), string $inner = '' ): string {
	$widget = widgets()[ $tag ] ?? null;
	if ( null === $widget ) {
		return '';
	}
	if ( is_feed() ) {
		return $widget['wraps'] ? $inner : feed_link( $widget );
	}
	$attributes = widget_attributes( $widget, $attributes ) + ( 'bio-site' === $tag ? array() : common_attributes( $widget ) );
	wp_enqueue_script( SCRIPT_HANDLE );
	if ( 'bio-estimator' === $tag && 'panel' === ( $attributes['mode'] ?? '' ) ) {
		wp_enqueue_script( PANEL_HANDLE );
	}
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= '' === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return "<$tag$html>" . ( $widget['wraps'] ? $inner : first_state( $tag, $attributes ) ) . "</$tag>";
}

/** Where a feed reader finds the widget. */
function feed_link( array $widget ): string {
	return sprintf( '<a href="%s">%s</a>', esc_url( get_permalink() ), esc_html( $widget['title'] ) );
}

/** The attributes that its HTML has: known ones, as texts. */
function widget_attributes( array $widget, array $attributes ): array {
	$known = array();
	foreach ( $attributes as $name => $value ) {
		$type = $widget['attributes'][ $name ]['type'] ?? null;
		if ( null === $type && ! in_array( $name, array( 'id', 'class', 'style' ), true ) ) {
			continue;
		}
		if ( 'boolean' === $type ) {
			if ( false !== $value && 'false' !== $value ) {
				$known[ $name ] = '';
			}
		} elseif ( is_scalar( $value ) && '' !== trim( $value ) ) {
			$known[ $name ] = trim( $value );
		}
	}
	return $known;
}

/**
 * What the settings, or a `bio-site` around it, say for a widget that says nothing itself. In the HTML of a `bio-site`
 * its own attributes are not repeated.
 */
function common_attributes( array $widget ): array {
	$settings   = settings();
	$attributes = array(
		'config' => config_url(),
		'phone'  => $settings['phone'],
		'lang'   => $settings['lang'],
	);
	if ( $widget['usesEndpoint'] ) {
		$attributes['endpoint'] = endpoint_url();
	}
	if ( 'site' === $settings['colors'] ) {
		$attributes['style'] = theme_colors();
	}
	return array_diff_key( array_filter( $attributes, 'strlen' ), surrounding_site() );
}

/**
 * The attributes of the `bio-site` around what is being printed. With attributes, they are those of the site that begins or, when it ends,
 * of the one around it.
 */
function surrounding_site( ?array $attributes = null ): array {
	static $current = array();
	$before         = $current;
	$current        = $attributes ?? $current;
	return $before;
}

/** The theme's colors as CSS for a `style` attribute: tokens whose names the theme's presets answer, as far as they can be read. */
function theme_colors(): string {
	$presets = array();
	foreach ( wp_get_global_settings( array( 'color', 'palette', 'theme' ) ) as $preset ) {
		if ( isset( $preset['slug'], $preset['color'] ) && preg_match( '/^#[\da-f]{6}$/i', $preset['color'] ) ) {
			$presets[ $preset['slug'] ] = $preset['color'];
		}
	}
	$find   = function ( array $slugs, string $beside = '' ) use ( $presets ): ?string {
		foreach ( $slugs as $slug ) {
			// 4.5:1 is what WCAG 2.2 asks of text.
			if ( isset( $presets[ $slug ] ) && ( '' === $beside || contrast( $presets[ $slug ], $beside ) >= 4.5 ) ) {
				return $slug;
			}
		}
		return null;
	};
	$tokens = array( 'ground' => $find( array( 'base', 'background', 'white' ) ) );
	$ground = $presets[ $tokens['ground'] ] ?? '#ffffff';

	$tokens['ink']    = $find( array( 'contrast', 'foreground', 'black' ), $ground );
	$tokens['accent'] = $find( array( 'primary', 'accent', 'accent-1', 'secondary', 'accent-2', 'accent-3', 'tertiary' ), $ground );
	if ( null === $tokens['ink'] ) {
		return '';
	}
	$colors = array();
	foreach ( array_filter( $tokens ) as $token => $slug ) {
		$colors[ $token ] = "var(--wp--preset--color--$slug)";
	}
	// What goes with them is mixed as for a config that names only these: see src/style/deriveTheme.ts.
	$colors['page']        = $colors['ground'] ?? '#fff';
	$colors['ground-soft'] = "color-mix(in oklab,{$colors['page']} 95%,{$colors['ink']})";
	$colors['line']        = "color-mix(in oklab,{$colors['page']} 82%,{$colors['ink']})";
	$colors['control']     = "color-mix(in oklab,{$colors['page']} 40%,{$colors['ink']})";
	$colors['ink-soft']    = "color-mix(in oklab,{$colors['ink']} 78%,{$colors['page']})";
	if ( isset( $colors['accent'] ) ) {
		$accent                  = $presets[ $tokens['accent'] ];
		$is_light                = contrast( $accent, '#000000' ) > contrast( $accent, '#ffffff' );
		$colors['on-accent']     = $is_light ? '#000' : '#fff';
		$colors['accent-strong'] = "color-mix(in oklab,{$colors['accent']} 82%," . ( $is_light ? 'white' : 'black' ) . ')';
		$colors['focus']         = "color-mix(in oklab,{$colors['accent']} 70%,{$colors['ink']})";
		$colors['done']          = $colors['focus'];
		$colors['done-ground']   = "color-mix(in oklab,{$colors['page']} 90%,{$colors['accent']})";
		$colors['dark']          = "color-mix(in oklab,{$colors['accent']} 20%,#16191d)";
		$colors['dark-line']     = "color-mix(in oklab,{$colors['accent']} 16%,#494c50)";
		$colors['on-dark']       = '#fff';
		$colors['on-dark-soft']  = '#dcdde0';
	}
	$css = '';
	foreach ( $colors as $token => $color ) {
		$css .= "--bio-color-$token:$color;";
	}
	return $css;
}

/** The contrast of two colors such as `#17271f`, from 1 to 21, as WCAG defines it. */
function contrast( string $one, string $other ): float {
	$linear    = static fn( float $share ): float => $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
	$luminance = static function ( string $color ) use ( $linear ): float {
		list( $red, $green, $blue ) = array_map( static fn( $hex ) => $linear( hexdec( $hex ) / 255 ), str_split( substr( $color, 1 ), 2 ) );
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	};
	$both      = array( $luminance( $one ), $luminance( $other ) );
	return ( max( $both ) + 0.05 ) / ( min( $both ) + 0.05 );
}
