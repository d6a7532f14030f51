<?php
/**
 * Bring a form over: what a form of another plugin becomes in the contact form, and where it stands in the site.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The form that the address asks for; null where it asks for none, or there is none. */
function shown_other_form(): ?array {
	static $form = false;
	if ( false === $form ) {
		$key  = isset( $_GET['form'] ) && is_string( $_GET['form'] ) ? sanitize_key( $_GET['form'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown
		$form = '' === $key ? null : ( other_forms()[ $key ] ?? null );
	}
	return $form;
}

/** The site's forms, none where the database does not say. */
function other_forms(): array {
	return guarded( 'forms of other plugins could not be read', __NAMESPACE__ . '\site_forms' ) ?? array();
}

/** Puts a form into the config where that was sent, and goes back to its page. */
function bring_sent_form( array $form ) {
	if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
		return;
	}
	check_admin_referer( 'biosystem-bring-form' );
	save_settings( array( 'config' => with_brought_form( saved_config(), bring_site_form( $form ) ) ) + settings() );
	wp_safe_redirect( add_query_arg( 'saved', '1', other_form_url( $form ) ) );
	exit;
}

/** URL of a form's page. */
function other_form_url( array $form ): string {
	return settings_page_url( array( 'form' => $form['plugin'] . '-' . $form['id'] ) );
}

/** Prints the part of the settings page with the forms that can be brought over, where there are any. */
function render_other_forms() {
	$forms = other_forms();
	if ( ! $forms ) {
		return;
	}
	echo '<h2 class="title">' . esc_html__( 'Bring a form over', 'biosystem-widgets' ) . '</h2>';
	echo '<p>' . esc_html__( 'The contact form can ask what a form of another plugin asks. You see first what becomes of each field.', 'biosystem-widgets' ) . '</p><ul class="ul-disc">';
	foreach ( $forms as $form ) {
		printf( '<li><a href="%s">%s</a> (%s)</li>', esc_url( other_form_url( $form ) ), esc_html( other_form_title( $form ) ), esc_html( FORM_PLUGINS[ $form['plugin'] ][0] ) );
	}
	echo '</ul>';
}

/** What a form is called. */
function other_form_title( array $form ): string {
	/* translators: %s: a number. */
	return '' === trim( $form['title'] ) ? sprintf( __( 'Form %s, without a title', 'biosystem-widgets' ), $form['id'] ) : $form['title'];
}

/** Prints the page of a form. */
function render_other_form( array $form ) {
	$brought = bring_site_form( $form );
	?>
	<div class="wrap biosystem">
		<?php /* translators: %s: the title of a form. */ ?>
		<h1 class="wp-heading-inline"><?php echo esc_html( sprintf( __( 'Bring over “%s”', 'biosystem-widgets' ), other_form_title( $form ) ) ); ?></h1>
		<a class="page-title-action" href="<?php echo esc_url( settings_page_url() ); ?>"><?php esc_html_e( 'Settings', 'biosystem-widgets' ); ?></a>
		<hr class="wp-header-end">
		<?php if ( isset( $_GET['saved'] ) ) : // phpcs:ignore WordPress.Security.NonceVerification -- only says so ?>
			<div class="notice notice-success is-dismissible" role="status"><p><?php esc_html_e( 'The contact form asks this now. Look at it before you replace the old form.', 'biosystem-widgets' ); ?></p></div>
		<?php endif; ?>
		<?php /* translators: %s: the name of a plugin. */ ?>
		<p><?php echo esc_html( sprintf( __( 'The form stays in %s as it is, with the entries that were stored there, its emails and what it says after sending.', 'biosystem-widgets' ), FORM_PLUGINS[ $form['plugin'] ][0] ) ); ?></p>
		<?php
		render_brought_rows( $brought['rows'] );
		render_left_fields( $brought['left'] );
		render_bring_button( $form, $brought );
		render_places( $form );
		?>
	</div>
	<?php
}

/** Prints a table of what comes along. */
function render_brought_rows( array $rows ) {
	if ( ! $rows ) {
		echo '<p><strong>' . esc_html__( 'Nothing of this form can be brought over.', 'biosystem-widgets' ) . '</strong></p>';
		return;
	}
	$names = brought_names();
	$notes = array(
		''      => '',
		'today' => __( 'Only days from today on can be chosen.', 'biosystem-widgets' ),
		'link'  => __( 'Without its link.', 'biosystem-widgets' ),
	);
	printf(
		'<table class="widefat striped biosystem-report"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
		esc_html__( 'In the old form', 'biosystem-widgets' ),
		esc_html__( 'In the contact form', 'biosystem-widgets' ),
		esc_html__( 'Has to be answered', 'biosystem-widgets' )
	);
	foreach ( $rows as $row ) {
		printf(
			'<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>',
			esc_html( $row['label'] ),
			esc_html( trim( $names[ $row['as'] ] . ' ' . $notes[ $row['note'] ] ) ),
			esc_html( $row['required'] ? __( 'Yes', 'biosystem-widgets' ) : __( 'No', 'biosystem-widgets' ) )
		);
	}
	echo '</tbody></table>';
}

/** What a field becomes, in words: a field of ours, or a question by the way it is answered. */
function brought_names(): array {
	return array(
		'fullName'       => __( 'The name.', 'biosystem-widgets' ),
		'phone'          => __( 'The phone number.', 'biosystem-widgets' ),
		'email'          => __( 'The email address.', 'biosystem-widgets' ),
		'serviceAddress' => __( 'The address.', 'biosystem-widgets' ),
		'areasOfConcern' => __( 'The message.', 'biosystem-widgets' ),
		'line'           => __( 'A question, answered in one line.', 'biosystem-widgets' ),
		'text'           => __( 'A question, answered in several lines.', 'biosystem-widgets' ),
		'number'         => __( 'A question for a number.', 'biosystem-widgets' ),
		'date'           => __( 'A question for a day.', 'biosystem-widgets' ),
		'one'            => __( 'A question with answers, of which one is chosen.', 'biosystem-widgets' ),
		'many'           => __( 'A question with answers, of which any are chosen.', 'biosystem-widgets' ),
		'consent'        => __( 'A consent: a box to tick.', 'biosystem-widgets' ),
	);
}

/** Prints what stays behind, and why. */
function render_left_fields( array $left ) {
	if ( ! $left ) {
		return;
	}
	$protected = __( 'The contact form keeps robots off without a question.', 'biosystem-widgets' );
	$reasons   = array(
		'upload'     => __( 'A file. A question for a photo or a PDF can be added in the studio.', 'biosystem-widgets' ),
		'payment'    => __( 'A payment.', 'biosystem-widgets' ),
		'condition'  => __( 'It is asked under a condition only.', 'biosystem-widgets' ),
		'steps'      => __( 'Steps: the contact form asks everything on one page.', 'biosystem-widgets' ),
		'calculated' => __( 'A calculated field.', 'biosystem-widgets' ),
		'quiz'       => $protected,
		'captcha'    => $protected,
		'hidden'     => __( 'A hidden field. Each lead names its page and its campaign anyway.', 'biosystem-widgets' ),
		'text'       => __( 'Text between the fields.', 'biosystem-widgets' ),
		'long'       => __( 'It is longer than a question can be.', 'biosystem-widgets' ),
		'options'    => __( 'It has no answers to choose from, or too many.', 'biosystem-widgets' ),
		'many'       => __( 'The contact form cannot have more questions of your own.', 'biosystem-widgets' ),
		'unknown'    => __( 'The contact form has no field of this kind.', 'biosystem-widgets' ),
	);
	echo '<h2>' . esc_html__( 'What stays behind', 'biosystem-widgets' ) . '</h2><ul class="ul-disc">';
	foreach ( $left as $field ) {
		echo '<li>' . ( '' === $field['label'] ? '' : '<strong>' . esc_html( wp_html_excerpt( $field['label'], 200, '…' ) ) . ':</strong> ' ) . esc_html( $reasons[ $field['reason'] ] ) . '</li>';
	}
	echo '</ul>';
}

/** Prints the button that has the contact form ask the same, with what to know before. */
function render_bring_button( array $form, array $brought ) {
	if ( ! $brought['rows'] ) {
		return;
	}
	$config = json_decode( saved_config() );
	$hints  = array(
		'email' === $brought['needs'] ? __( 'The email address will have to be filled in: you could not answer otherwise.', 'biosystem-widgets' ) : '',
		'phone' === $brought['needs'] ? __( 'The phone number will have to be filled in: you could not answer otherwise.', 'biosystem-widgets' ) : '',
		isset( $config->questions->contact ) || isset( $config->fields->contact ) ? __( 'Your config changes the contact form already: that is replaced.', 'biosystem-widgets' ) : '',
		'' === settings()['config_url'] ? '' : __( 'Your config was loaded from an address. When you load it again, it is as it is there: add the part below to it.', 'biosystem-widgets' ),
	);
	foreach ( array_filter( $hints ) as $hint ) {
		echo '<p>' . esc_html( $hint ) . '</p>';
	}
	?>
	<form method="post" action="<?php echo esc_url( other_form_url( $form ) ); ?>">
		<?php
		wp_nonce_field( 'biosystem-bring-form' );
		submit_button( __( 'Have the contact form ask this', 'biosystem-widgets' ) );
		?>
	</form>
	<details>
		<summary><?php esc_html_e( 'The same as a part of a config', 'biosystem-widgets' ); ?></summary>
		<textarea class="large-text code" rows="12" readonly aria-label="<?php esc_attr_e( 'Config as JSON', 'biosystem-widgets' ); ?>"><?php echo esc_textarea( with_brought_form( '', $brought ) ); ?></textarea>
	</details>
	<?php
}

/** Prints where the old form stands, with links to edit. */
function render_places( array $form ) {
	$ids = guarded( 'the places of a form could not be read', static fn() => places_of_form( $form ) ) ?? array();
	echo '<h2>' . esc_html__( 'Where the old form stands', 'biosystem-widgets' ) . '</h2>';
	if ( $ids ) {
		echo '<ul class="ul-disc">';
		foreach ( $ids as $id ) {
			$title = wp_strip_all_tags( get_the_title( $id ) );
			/* translators: %d: a number. */
			printf( '<li><a href="%s">%s</a></li>', esc_url( (string) get_edit_post_link( $id, 'raw' ) ), esc_html( '' === $title ? sprintf( __( 'Page %d, without a title', 'biosystem-widgets' ), $id ) : $title ) );
		}
		echo '</ul>';
	} else {
		echo '<p>' . esc_html__( 'In no page and no post.', 'biosystem-widgets' ) . '</p>';
	}
	echo '<p>' . esc_html__( 'Nothing is replaced for you. Put the block “BioSystem widget” with the contact form there, or the shortcode [bio-contact-form]. Page builders, and widgets of the theme, may show the old form in other places.', 'biosystem-widgets' ) . '</p>';
}
