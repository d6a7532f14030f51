<?php
/**
 * The forms of other plugins that this site has. They are read from the database: the plugins need not be active.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The plugins whose forms can be brought over: what they are called, and the function that reads their forms. */
const FORM_PLUGINS = array(
	'contact-form-7' => array( 'Contact Form 7', 'contact_form_7_fields' ),
	'wpforms'        => array( 'WPForms', 'wpforms_fields' ),
	'fluent-forms'   => array( 'Fluent Forms', 'fluent_forms_fields' ),
);

/** The forms by their keys: `plugin`, `id`, `title`, `hash`, and `content` as the plugin stores it. */
function site_forms(): array {
	$forms = array();
	$add   = static function ( string $plugin, string $id, string $title, string $content, string $hash = '' ) use ( &$forms ) {
		$forms[ "$plugin-$id" ] = compact( 'plugin', 'id', 'title', 'content', 'hash' );
	};
	$posts = static fn( string $type ): array => get_posts(
		array(
			'post_type'   => $type,
			'post_status' => 'publish',
			'numberposts' => -1,
		)
	);
	foreach ( $posts( 'wpcf7_contact_form' ) as $post ) {
		$add( 'contact-form-7', (string) $post->ID, $post->post_title, (string) get_post_meta( $post->ID, '_form', true ), (string) get_post_meta( $post->ID, '_hash', true ) );
	}
	foreach ( $posts( 'wpforms' ) as $post ) {
		$add( 'wpforms', (string) $post->ID, $post->post_title, $post->post_content );
	}
	$table = $GLOBALS['wpdb']->prefix . 'fluentform_forms';
	if ( rows( 'SHOW TABLES LIKE %s', $GLOBALS['wpdb']->esc_like( $table ) ) ) {
		foreach ( rows( "SELECT id, title, form_fields FROM $table ORDER BY id" ) as $row ) {
			$add( 'fluent-forms', (string) $row->id, (string) $row->title, (string) $row->form_fields );
		}
	}
	return $forms;
}

/** What a form of the site becomes. */
function bring_site_form( array $form ): array {
	list( , $reader ) = FORM_PLUGINS[ $form['plugin'] ];
	return brought_form( call_user_func( __NAMESPACE__ . '\\' . $reader, $form['content'] ) );
}

/** A config with the fields and the questions of the contact form as they were brought. */
function with_brought_form( string $json, array $brought ): string {
	$config = json_decode( $json );
	if ( ! $config instanceof \stdClass ) {
		$config = new \stdClass();
	}
	child( $config, 'questions' )->contact = $brought['questions'];
	child( $config, 'fields' )->contact    = $brought['fields'];
	return wp_json_encode( $config, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/** The ids of the posts, pages and templates whose content shows a form. */
function places_of_form( array $form ): array {
	global $wpdb;
	$found = rows(
		"SELECT ID, post_content FROM $wpdb->posts WHERE post_status IN ( 'publish', 'draft', 'private', 'pending', 'future' ) AND post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY post_title, ID",
		...array_map( static fn( $name ) => '%' . $wpdb->esc_like( $name ) . '%', FORM_PLACES[ $form['plugin'] ] )
	);
	$shown = array_filter( $found, static fn( $post ) => shows_form( $post->post_content, $form['plugin'], $form['id'], $form['hash'] ) );
	return array_map( static fn( $post ) => (int) $post->ID, array_values( $shown ) );
}
