<?php
/**
 * Block patterns: a landing page, the price page, a service's page, and the contact page.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_patterns' );

/** Registers them, for new pages too. */
function register_patterns(): void {
	register_block_pattern_category( 'biosystem', array( 'label' => __( 'BioSystem', 'biosystem-widgets' ) ) );
	$shared = array(
		'categories'    => array( 'biosystem' ),
		'blockTypes'    => array( 'core/post-content' ),
		'postTypes'     => array( 'page' ),
		'viewportWidth' => 1200,
	);
	register_block_pattern(
		'biosystem/landing-page',
		$shared + array(
			'title'       => __( 'Landing page', 'biosystem-widgets' ),
			'description' => __( 'Hero, services, price estimator, what customers say, questions, and a call to action.', 'biosystem-widgets' ),
			'content'     => sections(
				widget_block( 'bio-hero', 'full' )
				. widget_block( 'bio-service-cards', 'full' )
				. group(
					heading( __( 'What does it cost?', 'biosystem-widgets' ) )
					. widget_block( 'bio-estimator' )
				)
				. widget_block( 'bio-testimonials', 'full' )
				. widget_block( 'bio-faq', 'full' )
				. widget_block( 'bio-cta-banner', 'full' )
				. widget_block( 'bio-audit-wizard' )
			),
		)
	);
	register_block_pattern(
		'biosystem/price-page',
		$shared + array(
			'title'       => __( 'Price page', 'biosystem-widgets' ),
			'description' => __( 'The price estimator, plans, questions, and a call to action.', 'biosystem-widgets' ),
			'content'     => sections(
				group(
					heading( __( 'What does it cost?', 'biosystem-widgets' ) )
					. paragraph( __( 'Answer a few questions, and see your price range at once.', 'biosystem-widgets' ) )
					. widget_block( 'bio-estimator' )
				)
				. widget_block( 'bio-plans', 'full' )
				. widget_block( 'bio-faq', 'full' )
				. widget_block( 'bio-cta-banner', 'full' )
				. widget_block( 'bio-audit-wizard' )
			),
		)
	);
	register_block_pattern(
		'biosystem/service-page',
		$shared + array(
			'title'       => __( 'Service page', 'biosystem-widgets' ),
			'description' => __( 'One service in detail: choose which one in the block’s sidebar. Then what customers say, and the contact form.', 'biosystem-widgets' ),
			'content'     => sections(
				widget_block( 'bio-service-detail', 'full', array( 'heading-level' => '2' ) ) // The theme shows the page's title.
				. widget_block( 'bio-testimonials', 'full' )
				. group(
					heading( __( 'Talk to us', 'biosystem-widgets' ) )
					. widget_block( 'bio-contact-form' )
				)
			),
		)
	);
	register_block_pattern(
		'biosystem/contact-page',
		$shared + array(
			'title'       => __( 'Contact page', 'biosystem-widgets' ),
			'description' => __( 'The contact form, and answers to what customers ask.', 'biosystem-widgets' ),
			'content'     => sections(
				group(
					heading( __( 'Talk to us', 'biosystem-widgets' ) )
					. paragraph( __( 'Tell us what needs cleaning. We answer within one business day.', 'biosystem-widgets' ) )
					. widget_block( 'bio-contact-form' )
				)
				. widget_block( 'bio-faq', 'full' )
			),
		)
	);
}

/** The block of a widget. */
function widget_block( string $tag, string $align = '', array $attributes = array() ): string {
	$block = array( 'tag' => $tag ) + array_filter( compact( 'attributes', 'align' ) );
	return sprintf( "<!-- wp:biosystem/widget %s /-->\n\n", wp_json_encode( $block ) );
}

/** Blocks one below the other, as wide as the page and without gaps. */
function sections( string $blocks ): string {
	return '<!-- wp:group {"align":"full","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"constrained"}} -->'
		. "\n<div class=\"wp-block-group alignfull\">$blocks</div>\n<!-- /wp:group -->";
}

/** Blocks in the theme's column, with space above and below. */
function group( string $blocks ): string {
	return '<!-- wp:group {"style":{"spacing":{"padding":{"top":"4rem","right":"1rem","bottom":"4rem","left":"1rem"}}},"layout":{"type":"constrained"}} -->'
		. "\n<div class=\"wp-block-group\" style=\"padding-top:4rem;padding-right:1rem;padding-bottom:4rem;padding-left:1rem\">$blocks</div>\n<!-- /wp:group -->\n\n";
}

/** A heading of the second level. */
function heading( string $text ): string {
	return sprintf( "<!-- wp:heading -->\n<h2>%s</h2>\n<!-- /wp:heading -->\n\n", esc_html( $text ) );
}

/** A paragraph. */
function paragraph( string $text ): string {
	return sprintf( "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n\n", esc_html( $text ) );
}
