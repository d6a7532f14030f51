<?php
/**
 * Recognizes the form of another plugin in the content of a page: by its shortcode or its block.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The shortcode and the block of each plugin. */
const FORM_PLACES = array(
	'contact-form-7' => array( 'contact-form-7', 'contact-form-7/contact-form-selector' ),
	'wpforms'        => array( 'wpforms', 'wpforms/form-selector' ),
	'fluent-forms'   => array( 'fluentform', 'fluentfom/guten-block' ),
);

/** Whether a content shows a form. Contact Form 7 names it by the beginning of a `hash` as well. */
function shows_form( string $content, string $plugin, string $id, string $hash = '' ): bool {
	list( $shortcode, $block ) = FORM_PLACES[ $plugin ];
	preg_match_all( "~\\[$shortcode\\s[^\\]]*?\\bid\\s*=\\s*[\"']?(\\w+)|<!-- wp:$block \\{[^>]*?\"(?:formId|id)\":\"?(\\w+)~", $content, $places, PREG_SET_ORDER );
	foreach ( $places as $place ) {
		$named = end( $place );
		if ( $named === $id || ( strlen( $named ) >= 7 && 0 === strpos( $hash, $named ) ) ) {
			return true;
		}
	}
	return false;
}
