<?php
/**
 * The settings page. It works without JavaScript, but then nobody checks the config.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Saves what was sent, before anything is printed, and loads the page's script. */
function load_settings() {
	if ( null !== shown_other_form() ) {
		bring_sent_form( shown_other_form() );
		return;
	}
	settings_page_form( save_settings_form() );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_settings_script' );
}

/** What the page shows: the saved settings, or what was sent and could not be saved, with its errors. */
function settings_page_form( ?array $sent = null ): array {
	static $form = null;
	$form        = $form ?? $sent ?? array(
		'settings' => settings() + array( 'config' => saved_config() ),
		'errors'   => array(),
	);
	return $form;
}

/** Loads the script that checks the config and sends the test lead. */
function enqueue_settings_script() {
	wp_enqueue_script( 'biosystem-settings', plugins_url( 'admin/settings.js', PLUGIN_FILE ), array( 'wp-i18n' ), PLUGIN_VERSION . '-' . VERSION, true );
	wp_set_script_translations( 'biosystem-settings', 'biosystem-widgets' );
	wp_add_inline_script(
		'biosystem-settings',
		'window.biosystemSettings = ' . wp_json_encode(
			array(
				'testUrl'  => rest_url( 'biosystem/v1/test-leads/' ),
				'nonce'    => wp_create_nonce( 'wp_rest' ),
				'endpoint' => endpoint_url(),
				'isDesk'   => is_desk_alone(),
				'page'     => home_url( '/' ),
				'lang'     => widget_language(),
				'email'    => wp_get_current_user()->user_email,
			)
		),
		'before'
	);
}

/** Prints the settings page, or the form of another plugin that is asked for. */
function render_settings() {
	if ( null !== shown_other_form() ) {
		render_other_form( shown_other_form() );
		return;
	}
	$form     = settings_page_form();
	$settings = $form['settings'];
	?>
	<div class="wrap biosystem">
		<h1><?php esc_html_e( 'BioSystem settings', 'biosystem-widgets' ); ?></h1>
		<?php render_settings_notices( $form['errors'] ); ?>
		<form method="post" action="<?php echo esc_url( settings_page_url() ); ?>" enctype="multipart/form-data" id="biosystem-form" novalidate>
			<?php wp_nonce_field( 'biosystem-settings' ); ?>

			<h2 class="title"><?php esc_html_e( 'Your firm', 'biosystem-widgets' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				render_text_row( 'phone', __( 'Phone', 'biosystem-widgets' ), __( 'In the widgets’ messages and links. Empty: the phone of the config.', 'biosystem-widgets' ), array( 'type' => 'tel' ) );
				render_config_row( $settings );
				render_choices_row(
					'colors',
					__( 'Colors', 'biosystem-widgets' ),
					array(
						'config' => __( 'Those of the config', 'biosystem-widgets' ),
						'site'   => __( 'Those of this site’s theme', 'biosystem-widgets' ),
					)
				);
				render_text_row(
					'lang',
					__( 'Language', 'biosystem-widgets' ),
					__( 'A language tag, such as “en” or “es-MX”. Empty: the language of the site. What the config does not translate is shown in English.', 'biosystem-widgets' ),
					array(
						'class'       => 'biosystem-short',
						'placeholder' => str_replace( '_', '-', get_locale() ),
					)
				);
				?>
			</table>

			<h2 class="title"><?php esc_html_e( 'On your pages', 'biosystem-widgets' ); ?></h2>
			<p><?php esc_html_e( 'Put widgets on pages with the block “BioSystem widget”, or with shortcodes such as [bio-contact-form].', 'biosystem-widgets' ); ?></p>
			<table class="form-table" role="presentation">
				<?php
				render_choices_row(
					'panel',
					__( 'Estimator button', 'biosystem-widgets' ),
					array(
						'none' => __( 'On no page', 'biosystem-widgets' ),
						'all'  => __( 'On all pages', 'biosystem-widgets' ),
						'some' => __( 'On some pages', 'biosystem-widgets' ),
					),
					__( 'A button at the edge of the page, which opens the price estimator.', 'biosystem-widgets' )
				);
				render_pages_row( $settings['panel_pages'] );
				render_row(
					'consent',
					__( 'Consent to text messages', 'biosystem-widgets' ),
					static function ( string $described ) use ( $settings ) {
						// phpcs:ignore WordPress.Security.EscapeOutput -- attributes made of names
						printf( '<textarea id="biosystem-consent" name="biosystem[consent]" class="large-text" rows="3"%s>%s</textarea>', $described, esc_textarea( $settings['consent'] ) );
					},
					__( 'The sentence beside the checkbox in the estimator. It is recorded with each lead that ticks it. Empty: the sentence of the config.', 'biosystem-widgets' )
				);
				?>
			</table>

			<h2 class="title"><?php esc_html_e( 'Leads', 'biosystem-widgets' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				render_choices_row(
					'deliver_to',
					__( 'Where leads go', 'biosystem-widgets' ),
					array(
						'wordpress' => __( 'This WordPress: they are stored here, and you are notified by email', 'biosystem-widgets' ),
						'both'      => __( 'This WordPress, which forwards each to a lead desk', 'biosystem-widgets' ),
						'webhook'   => __( 'This WordPress, which forwards each to a webhook', 'biosystem-widgets' ),
						'desk'      => __( 'A lead desk alone: nothing is stored here', 'biosystem-widgets' ),
					)
				);
				render_text_row(
					'desk_url',
					__( 'Lead desk', 'biosystem-widgets' ),
					__( 'The address to which leads are sent, such as https://desk.example/api/requests.', 'biosystem-widgets' ),
					array(
						'type' => 'url',
						'row'  => 'both desk',
					)
				);
				render_text_row(
					'webhook_url',
					__( 'Webhook', 'biosystem-widgets' ),
					__( 'Each lead is sent there as JSON: to your CRM, or to a service such as Zapier or Make.', 'biosystem-widgets' ),
					array(
						'type' => 'url',
						'row'  => 'webhook',
					)
				);
				render_text_row(
					'webhook_secret',
					__( 'Webhook’s secret', 'biosystem-widgets' ),
					__( 'Signs what the webhook gets, so that it can trust it. Empty: unsigned.', 'biosystem-widgets' ),
					array(
						'row'          => 'webhook',
						'autocomplete' => 'off',
						'spellcheck'   => 'false',
					)
				);
				render_text_row(
					'mail_to',
					__( 'Email to', 'biosystem-widgets' ),
					__( 'Who is notified of a new lead; several addresses are separated by commas. Empty: the site’s administrator.', 'biosystem-widgets' ),
					array(
						'row'         => 'wordpress both webhook',
						'placeholder' => get_option( 'admin_email' ),
					)
				);
				render_text_row(
					'retention_days',
					__( 'Keep leads for', 'biosystem-widgets' ),
					__( 'days. 0: until you delete them.', 'biosystem-widgets' ),
					array(
						'class'     => 'small-text',
						'inputmode' => 'numeric',
						'row'       => 'wordpress both webhook',
						'inline'    => true,
					)
				);
				?>
				<tr>
					<th scope="row"><?php esc_html_e( 'When the plugin is deleted', 'biosystem-widgets' ); ?></th>
					<td>
						<label>
							<input type="checkbox" name="biosystem[delete_leads]" value="1" <?php checked( $settings['delete_leads'] ); ?>>
							<?php esc_html_e( 'Delete the leads and their photos, too', 'biosystem-widgets' ); ?>
						</label>
						<p class="description"><?php esc_html_e( 'Otherwise they stay, and are there again when you install the plugin again.', 'biosystem-widgets' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>

		<h2 class="title"><?php esc_html_e( 'Send a test lead', 'biosystem-widgets' ); ?></h2>
		<p><?php esc_html_e( 'Sends a lead as a visitor’s browser does, by the saved settings, and shows each step. The lead is deleted afterwards.', 'biosystem-widgets' ); ?></p>
		<p class="hide-if-js"><?php esc_html_e( 'This needs JavaScript, which is off in this browser.', 'biosystem-widgets' ); ?></p>
		<p class="hide-if-no-js"><button type="button" class="button" id="biosystem-test"><?php esc_html_e( 'Send a test lead', 'biosystem-widgets' ); ?></button></p>
		<div id="biosystem-hops" role="status" aria-atomic="false"></div>

		<?php render_other_forms(); ?>

		<h2 class="title"><?php esc_html_e( 'Version', 'biosystem-widgets' ); ?></h2>
		<p>
			<?php
			/* translators: %s: a version, such as 1.2.3. */
			echo esc_html( sprintf( __( 'BioSystem Widgets %s. The plugin does not ask any server about updates.', 'biosystem-widgets' ), PLUGIN_VERSION ) );
			?>
			<?php esc_html_e( 'To update it, upload the new zip file under Plugins → Add New: WordPress replaces the old version, and the settings and leads stay.', 'biosystem-widgets' ); ?>
		</p>
	</div>
	<?php
}

/** Says what became of the form; the errors are by the name of the setting. */
function render_settings_notices( array $errors ) {
	if ( array() !== $errors ) {
		echo '<div class="notice notice-error" role="alert"><p><strong>' . esc_html__( 'Nothing was saved. Please correct this:', 'biosystem-widgets' ) . '</strong></p><ul class="ul-disc">';
		foreach ( $errors as $name => $message ) {
			printf( '<li><a href="#biosystem-%s">%s</a></li>', esc_attr( $name ), esc_html( $message ) );
		}
		echo '</ul></div>';
		return;
	}
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- chooses between two sentences
	if ( isset( $_GET['saved'] ) ) {
		echo '<div class="notice notice-success is-dismissible" role="status"><p>' . esc_html__( 'Settings saved.', 'biosystem-widgets' ) . '</p></div>';
	}
	if ( isset( $_GET['saved'] ) && 'unchecked' === $_GET['saved'] ) {
		echo '<div class="notice notice-warning"><p>' . esc_html__( 'The config was not checked for mistakes, because JavaScript is off in this browser. Open this page in a browser with JavaScript to see them.', 'biosystem-widgets' ) . '</p></div>';
	}
	// phpcs:enable
	$url = config_url();
	if ( '' !== $url && ! is_file( wp_upload_dir( null, false )['basedir'] . '/biosystem/' . basename( $url ) ) ) {
		/* translators: %s: a folder. */
		echo '<div class="notice notice-error"><p>' . esc_html( sprintf( __( 'WordPress cannot write the config into the folder %s, so your widgets show no prices and send nothing. Make the folder writable.', 'biosystem-widgets' ), wp_upload_dir( null, false )['basedir'] . '/biosystem' ) ) . '</p></div>';
	}
}

/**
 * Prints a row of the form: its label, what the callback prints, the help and the error. The callback gets the attributes that tie these
 * texts to its control. The options are `row`: the choices of "where leads go" with which the row is shown; `group`: there are several
 * controls, so the label is a heading; `inline`: the help follows the control on its line.
 */
function render_row( string $name, string $label, callable $control, string $help = '', array $options = array() ) {
	$error    = settings_page_form()['errors'][ $name ] ?? '';
	$is_group = ! empty( $options['group'] );
	$id       = 'biosystem-' . $name;
	$texts    = array_keys( array_filter( array( "$id-help" => $help, "$id-error" => $error ) ) );

	printf( '<tr%s><th scope="row">', isset( $options['row'] ) ? ' data-with="' . esc_attr( $options['row'] ) . '"' : '' );
	printf( $is_group ? '<span id="%s-label">%s</span>' : '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) );
	echo '</th><td>';
	$control( ( $texts ? ' aria-describedby="' . implode( ' ', $texts ) . '"' : '' ) . ( $error && ! $is_group ? ' aria-invalid="true"' : '' ) );
	if ( $help ) {
		$tag = empty( $options['inline'] ) ? 'p' : 'span';
		printf( ' <%1$s class="description" id="%2$s-help">%3$s</%1$s>', $tag, esc_attr( $id ), esc_html( $help ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- p or span
	}
	if ( $error ) {
		printf( '<p class="biosystem-error" id="%s-error">%s</p>', esc_attr( $id ), esc_html( $error ) );
	}
	echo '</td></tr>';
}

/** Prints a row with a text field. The options are attributes of the field, and those of the row. */
function render_text_row( string $name, string $label, string $help, array $options = array() ) {
	$attributes = array(
		'name'  => "biosystem[$name]",
		'value' => settings_page_form()['settings'][ $name ],
	) + array_diff_key( $options, array_flip( array( 'row', 'inline' ) ) ) + array(
		'type'  => 'text',
		'class' => 'regular-text',
	);
	$control    = static function ( string $described ) use ( $name, $attributes ) {
		printf( '<input id="biosystem-%s"', esc_attr( $name ) );
		foreach ( $attributes as $attribute => $value ) {
			printf( ' %s="%s"', esc_attr( $attribute ), esc_attr( $value ) );
		}
		echo $described . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes made of names
	};
	render_row( $name, $label, $control, $help, $options );
}

/** Prints a row with radio buttons: labels by their values. */
function render_choices_row( string $name, string $label, array $choices, string $help = '' ) {
	$control = static function ( string $described ) use ( $name, $choices ) {
		printf( '<div role="radiogroup" id="biosystem-%1$s" class="biosystem-choices" aria-labelledby="biosystem-%1$s-label"%2$s>', esc_attr( $name ), $described ); // phpcs:ignore WordPress.Security.EscapeOutput -- attributes made of names
		foreach ( $choices as $value => $text ) {
			$checked = checked( settings_page_form()['settings'][ $name ], $value, false );
			printf( '<label><input type="radio" name="biosystem[%s]" value="%s"%s> %s</label>', esc_attr( $name ), esc_attr( $value ), $checked, esc_html( $text ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- made by WordPress
		}
		echo '</div>';
	};
	render_row( $name, $label, $control, $help, array( 'group' => true ) );
}

/** Prints the row with the pages that have the estimator's button. */
function render_pages_row( array $chosen ) {
	$pages = get_pages( array( 'post_status' => array( 'publish', 'private', 'draft' ) ) );
	if ( ! $pages ) {
		return;
	}
	$control = static function ( string $described ) use ( $pages, $chosen ) {
		echo '<div role="group" tabindex="-1" id="biosystem-panel_pages" class="biosystem-pages" aria-labelledby="biosystem-panel_pages-label"' . $described . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes made of names
		foreach ( $pages as $page ) {
			$title = get_the_title( $page );
			printf(
				'<label><input type="checkbox" name="biosystem[panel_pages][]" value="%d"%s> %s</label>',
				(int) $page->ID,
				checked( in_array( $page->ID, $chosen, true ), true, false ),
				/* translators: %d: a number. */
				esc_html( '' === $title ? sprintf( __( 'Page %d, without a title', 'biosystem-widgets' ), $page->ID ) : wp_strip_all_tags( $title ) )
			);
		}
		echo '</div>';
	};
	render_row( 'panel_pages', __( 'Pages with the button', 'biosystem-widgets' ), $control, '', array( 'group' => true ) );
}

/** Prints the row of the firm's config: upload, load or paste it. */
function render_config_row( array $settings ) {
	$control = static function ( string $described ) use ( $settings ) {
		?>
		<div role="group" id="biosystem-config" tabindex="-1" aria-labelledby="biosystem-config-label"<?php echo $described; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes made of names ?>>
			<p id="biosystem-config-state" role="status"><?php echo esc_html( config_state( $settings['config'] ) ); ?></p>
			<p>
				<label for="biosystem-config-file"><?php esc_html_e( 'Upload a JSON file', 'biosystem-widgets' ); ?></label>
				<input type="file" id="biosystem-config-file" name="biosystem_config_file" accept=".json,application/json">
			</p>
			<p class="hide-if-no-js">
				<label for="biosystem-config-url"><?php esc_html_e( 'or load it from an address', 'biosystem-widgets' ); ?></label>
				<span class="biosystem-load">
					<input type="url" id="biosystem-config-url" name="biosystem[config_url]" class="regular-text" inputmode="url" value="<?php echo esc_attr( $settings['config_url'] ); ?>">
					<button type="button" class="button" id="biosystem-config-load"><?php esc_html_e( 'Load', 'biosystem-widgets' ); ?></button>
				</span>
			</p>
			<details>
				<summary><?php esc_html_e( 'or paste it, or see it', 'biosystem-widgets' ); ?></summary>
				<label for="biosystem-config-json" class="screen-reader-text"><?php esc_html_e( 'Config as JSON', 'biosystem-widgets' ); ?></label>
				<textarea id="biosystem-config-json" name="biosystem[config]" class="large-text code" rows="12" spellcheck="false" autocapitalize="off" autocomplete="off"><?php echo esc_textarea( $settings['config'] ); ?></textarea>
			</details>
			<input type="hidden" id="biosystem-config-checked" name="biosystem[config_checked]" value="">
			<div id="biosystem-config-report" tabindex="-1"></div>
			<p class="hide-if-no-js"><button type="button" class="button-link button-link-delete" id="biosystem-config-remove"<?php echo '' === $settings['config'] ? ' hidden' : ''; ?>><?php esc_html_e( 'Remove the config', 'biosystem-widgets' ); ?></button></p>
			<p class="description">
				<?php
				$studio = studio_url( $settings['desk_url'] );
				if ( '' === $studio ) {
					esc_html_e( 'The config holds your name, services, prices and texts. You make it in the studio, which every lead desk has at the address /studio/: fill in its forms, save the file, and upload it here.', 'biosystem-widgets' );
				} else {
					printf(
						/* translators: %s: a link to the studio. */
						esc_html__( 'The config holds your name, services, prices and texts. You make it in %s: fill in its forms, save the file, and upload it here.', 'biosystem-widgets' ),
						sprintf( '<a href="%s">%s</a>', esc_url( $studio ), esc_html__( 'your lead desk’s studio', 'biosystem-widgets' ) )
					);
				}
				?>
			</p>
		</div>
		<?php
	};
	render_row( 'config', __( 'Config', 'biosystem-widgets' ), $control, '', array( 'group' => true ) );
}

/** Says in a sentence whose facts the widgets show with a config. */
function config_state( string $json ): string {
	if ( '' === $json ) {
		return __( 'None: the widgets show the built-in example firm.', 'biosystem-widgets' );
	}
	$config = json_decode( $json );
	return isset( $config->company->name ) && is_string( $config->company->name )
		/* translators: %s: the firm's name. */
		? sprintf( __( 'The widgets show “%s”.', 'biosystem-widgets' ), $config->company->name )
		: __( 'The widgets show the built-in example firm, with your changes.', 'biosystem-widgets' );
}

/** URL of the studio of the lead desk with this endpoint; empty where there is no desk. */
function studio_url( string $desk_url ): string {
	return preg_match( '#^(https?://.+?)/api/#', $desk_url, $parts ) ? $parts[1] . '/studio/' : '';
}
