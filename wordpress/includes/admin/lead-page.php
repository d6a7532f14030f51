<?php
/**
 * The details of one lead, which is its row in all functions here; `$body` is the lead as it was sent.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The state of a lead, and whether it is suspect or unfinished. */
function lead_state_html( object $lead ): string {
	$state = lead_state_names()[ $lead->state ] ?? $lead->state;
	$html  = sprintf( '<span class="biosystem-state biosystem-state-%s">%s</span>', esc_attr( $lead->state ), esc_html( $state ) );
	if ( $lead->partial ) {
		$html .= ' <span class="biosystem-state">' . esc_html__( 'Unfinished', 'biosystem-widgets' ) . '</span>';
	}
	if ( null !== $lead->suspect ) {
		$html .= ' <span class="biosystem-state biosystem-state-suspect">' . esc_html__( 'Suspect', 'biosystem-widgets' ) . '</span>';
	}
	return $html;
}

/** Prints the details of a lead. */
function render_lead( string $id ) {
	$lead = get_lead( $id );
	if ( ! $lead ) {
		printf(
			'<div class="wrap"><h1>%s</h1><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'Lead', 'biosystem-widgets' ),
			esc_html__( 'There is no such lead: it was deleted.', 'biosystem-widgets' ),
			esc_url( leads_page_url() ),
			esc_html__( 'Show all leads', 'biosystem-widgets' )
		);
		return;
	}
	$body = json_decode( $lead->body, true );
	?>
	<div class="wrap biosystem biosystem-lead">
		<h1 class="wp-heading-inline"><bdi><?php echo esc_html( lead_title( $lead ) ); ?></bdi></h1>
		<a class="page-title-action" href="<?php echo esc_url( leads_page_url() ); ?>"><?php esc_html_e( 'All leads', 'biosystem-widgets' ); ?></a>
		<button type="button" class="page-title-action hide-if-no-js" onclick="print()"><?php esc_html_e( 'Print', 'biosystem-widgets' ); ?></button>
		<hr class="wp-header-end">
		<?php render_leads_notice(); ?>
		<div id="poststuff">
			<div id="post-body" class="metabox-holder columns-2">
				<div id="postbox-container-2" class="postbox-container">
					<?php
					render_box( __( 'Contact', 'biosystem-widgets' ), 'render_lead_contact', $lead );
					render_box( __( 'What they sent', 'biosystem-widgets' ), 'render_lead_fields', $lead );
					if ( lead_photos( $id ) || '' !== sent_text( $body, 'signatureImage' ) ) {
						render_box( __( 'Photos and files', 'biosystem-widgets' ), 'render_lead_pictures', $lead, $body );
					}
					if ( lead_revisions( $id ) ) {
						render_box( __( 'Earlier versions', 'biosystem-widgets' ), 'render_lead_revisions', $lead );
					}
					?>
				</div>
				<div id="postbox-container-1" class="postbox-container">
					<?php
					render_box( __( 'State', 'biosystem-widgets' ), 'render_lead_state', $lead );
					render_box( __( 'Where it was sent', 'biosystem-widgets' ), 'render_lead_deliveries', $lead );
					if ( isset( $body['consent'] ) || isset( $body['mayContact'] ) ) {
						render_box( __( 'Consent', 'biosystem-widgets' ), 'render_lead_consent', $body );
					}
					render_box( __( 'How they found you', 'biosystem-widgets' ), 'render_lead_attribution', $lead, $body );
					?>
				</div>
			</div>
			<br class="clear">
		</div>
	</div>
	<?php
}

/** Prints a box with a heading, like those of WordPress. The function that is named prints what is in it, and gets the values. */
function render_box( string $heading, string $render, ...$values ) {
	printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">', esc_html( $heading ) );
	call_user_func_array( __NAMESPACE__ . '\\' . $render, $values );
	echo '</div></div>';
}

/** Prints the state with buttons that change it. */
function render_lead_state( object $lead ) {
	echo '<p>' . lead_state_html( $lead ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML
	if ( null !== $lead->suspect ) {
		/* translators: %s: why, in English, such as "too quick". */
		echo '<p>' . esc_html( sprintf( __( 'Suspect: %s', 'biosystem-widgets' ), $lead->suspect ) ) . '</p>';
	}
	/* translators: %s: date and time. */
	echo '<p>' . esc_html( sprintf( __( 'Received: %s', 'biosystem-widgets' ), lead_time( $lead->received_at ) ) ) . '</p>';
	begin_lead_form( $lead, 'biosystem-buttons' );
	foreach ( array_diff_key( lead_state_names(), array( $lead->state => true ) ) + suspect_choice( $lead ) as $action => $name ) {
		printf( '<button class="button" name="action" value="%s">%s</button> ', esc_attr( $action ), esc_html( $name ) );
	}
	echo '<button class="button-link button-link-delete" name="action" value="delete">' . esc_html__( 'Delete', 'biosystem-widgets' ) . '</button></form>';
}

/** Prints the beginning of a form whose buttons do something with a lead. */
function begin_lead_form( object $lead, string $class = '' ) {
	printf( '<form method="post" action="%s" class="%s">', esc_url( leads_page_url( array( 'lead' => $lead->id ) ) ), esc_attr( $class ) );
	wp_nonce_field( LEADS_NONCE, '_wpnonce', false );
	printf( '<input type="hidden" name="leads[]" value="%s">', esc_attr( $lead->id ) );
}

/** What can be done about the suspicion of a lead: its name by its action. */
function suspect_choice( object $lead ): array {
	return null === $lead->suspect
		? array( 'suspect' => __( 'Suspect', 'biosystem-widgets' ) )
		: array( 'not-suspect' => __( 'Not suspect', 'biosystem-widgets' ) );
}

/** Prints phone, email and address with their links. */
function render_lead_contact( object $lead ) {
	$rows = contact_links( $lead );
	if ( '' !== $lead->address ) {
		$rows[ __( 'Address', 'biosystem-widgets' ) ] = sprintf(
			'<bdi>%s</bdi> <a href="%s" target="_blank" rel="noopener noreferrer">%s</a>',
			esc_html( $lead->address ),
			esc_url( 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( mb_substr( $lead->address, 0, 500 ) ) ),
			esc_html__( 'Show on a map (opens in a new tab)', 'biosystem-widgets' )
		);
	}
	render_list( $rows );
}

/** Prints names, each with the HTML of its value. */
function render_list( array $rows ) {
	if ( array() === $rows ) {
		echo '<p>' . esc_html__( 'Not known.', 'biosystem-widgets' ) . '</p>';
		return;
	}
	echo '<dl class="biosystem-fields">';
	foreach ( $rows as $name => $html ) {
		printf( '<div><dt><bdi>%s</bdi></dt><dd>%s</dd></div>', esc_html( $name ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML
	}
	echo '</dl>';
}

/** Prints the fields in the words of the mails, without those that other boxes show. */
function render_lead_fields( object $lead ) {
	$shown      = array( 'attribution', 'consent', 'mayContact', 'page', 'lang', 'source', 'signatureImage' );
	$lead       = clone $lead;
	$lead->body = wp_json_encode( array_diff_key( json_decode( $lead->body, true ), array_flip( $shown ) ) );
	echo '<dl class="biosystem-fields">';
	foreach ( lead_fields( $lead ) as list( $label, $value ) ) {
		printf( '<div><dt><bdi>%s</bdi></dt><dd dir="auto">%s</dd></div>', esc_html( $label ), esc_html( $value ) );
	}
	echo '</dl>';
}

/** Prints to whom the lead was sent, with what went wrong. */
function render_lead_deliveries( object $lead ) {
	$deliveries = lead_deliveries( $lead->id );
	if ( array() === $deliveries ) {
		echo '<p>' . esc_html__( 'Nowhere: it is only stored here.', 'biosystem-widgets' ) . '</p>';
		return;
	}
	$targets = array(
		'mail'         => __( 'Email to you', 'biosystem-widgets' ),
		'visitor-mail' => __( 'Email to the visitor', 'biosystem-widgets' ),
		'desk'         => __( 'Lead desk', 'biosystem-widgets' ),
		'webhook'      => __( 'Webhook', 'biosystem-widgets' ),
	);
	$states  = array(
		'sent'    => __( 'sent', 'biosystem-widgets' ),
		'pending' => __( 'waiting', 'biosystem-widgets' ),
		'failed'  => __( 'failed', 'biosystem-widgets' ),
	);
	echo '<ul>';
	foreach ( $deliveries as $delivery ) {
		printf( '<li><strong>%s</strong>: %s', esc_html( $targets[ $delivery['target'] ] ?? $delivery['target'] ), esc_html( $states[ $delivery['state'] ] ) );
		if ( 'sent' !== $delivery['state'] && $delivery['attempts'] > 0 ) {
			$count = $delivery['attempts'];
			/* translators: %s: a number. */
			echo ', ' . esc_html( sprintf( _n( '%s attempt', '%s attempts', $count, 'biosystem-widgets' ), number_format_i18n( $count ) ) );
		}
		if ( 'pending' === $delivery['state'] && $delivery['attempts'] > 0 ) {
			/* translators: %s: date and time. */
			echo ', ' . esc_html( sprintf( __( 'next one %s', 'biosystem-widgets' ), lead_time( $delivery['next_at'] ) ) );
		}
		if ( 'sent' !== $delivery['state'] && '' !== $delivery['error'] ) {
			printf( '<p class="biosystem-error" dir="auto">%s</p>', esc_html( $delivery['error'] ) );
		}
		echo '</li>';
	}
	echo '</ul>';
	if ( array_diff( array_column( $deliveries, 'state' ), array( 'sent' ) ) ) {
		begin_lead_form( $lead );
		echo '<button class="button" name="action" value="retry">' . esc_html__( 'Send again now', 'biosystem-widgets' ) . '</button></form>';
	}
}

/** Prints what the visitor agreed to. */
function render_lead_consent( array $body ) {
	$rows = array();
	foreach ( array(
		'consent'    => __( 'Text messages', 'biosystem-widgets' ),
		'mayContact' => __( 'Being contacted about an unfinished form', 'biosystem-widgets' ),
	) as $name => $title ) {
		$consent = $body[ $name ] ?? null;
		if ( ! is_array( $consent ) ) {
			continue;
		}
		$is_given       = 'mayContact' === $name || ! empty( $consent['sms'] );
		$rows[ $title ] = sprintf(
			"%s\n<bdi>“%s”</bdi>\n%s",
			esc_html( $is_given ? __( 'Agreed', 'biosystem-widgets' ) : __( 'Not agreed', 'biosystem-widgets' ) ),
			esc_html( sent_text( $consent, 'text' ) ),
			esc_html( sent_time( sent_text( $consent, 'at' ) ) )
		);
	}
	render_list( $rows );
}

/** Prints in plain words where the visitor came from. */
function render_lead_attribution( object $lead, array $body ) {
	$rows   = array();
	$visits = array(
		'first' => __( 'First visit', 'biosystem-widgets' ),
		'last'  => __( 'Last visit', 'biosystem-widgets' ),
	);
	foreach ( $visits as $name => $title ) {
		if ( is_array( $body['attribution'][ $name ] ?? null ) ) {
			$rows[ $title ] = esc_html( implode( "\n", describe_touch( $body['attribution'][ $name ] ) ) );
		}
	}
	if ( '' !== $lead->page ) {
		$page = mb_substr( $lead->page, 0, 2000 );
		// Only pages of this site are links: what a stranger sent is not to be followed.
		$rows[ __( 'Sent from', 'biosystem-widgets' ) ] = wp_parse_url( $page, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST )
			? sprintf( '<a href="%s">%s</a>', esc_url( $page, array( 'http', 'https' ) ), esc_html( $page ) )
			: '<bdi>' . esc_html( $page ) . '</bdi>';
	}
	if ( '' !== $lead->lang ) {
		$rows[ __( 'Language', 'biosystem-widgets' ) ] = esc_html( $lead->lang );
	}
	render_list( $rows );
}

/** Lines that say how a visit of the attribution began. */
function describe_touch( array $touch ): array {
	$text     = static fn( string $name ): string => mb_substr( sent_text( $touch, $name ), 0, 500 );
	$referrer = (string) wp_parse_url( $text( 'referrer' ), PHP_URL_HOST );
	if ( '' !== $text( 'gclid' ) . $text( 'gbraid' ) . $text( 'wbraid' ) ) {
		$source = __( 'Through an ad on Google', 'biosystem-widgets' );
	} elseif ( '' !== $text( 'msclkid' ) ) {
		$source = __( 'Through an ad on Bing', 'biosystem-widgets' );
	} elseif ( '' !== $text( 'fbclid' ) ) {
		$source = __( 'Through a link on Facebook or Instagram', 'biosystem-widgets' );
	} elseif ( '' !== $text( 'utm_source' ) ) {
		/* translators: %s: where a link was, such as "newsletter". */
		$source = sprintf( __( 'Through a link in “%s”', 'biosystem-widgets' ), $text( 'utm_source' ) );
	} elseif ( '' !== $referrer ) {
		/* translators: %s: a host, such as www.google.com. */
		$source = sprintf( __( 'Through a link on %s', 'biosystem-widgets' ), $referrer );
	} else {
		$source = __( 'Directly: the address was typed, or a bookmark', 'biosystem-widgets' );
	}
	$lines = array( $source );
	foreach ( array(
		/* translators: %s: name of a campaign. */
		'utm_campaign' => __( 'Campaign: %s', 'biosystem-widgets' ),
		/* translators: %s: such as "email". */
		'utm_medium'   => __( 'Medium: %s', 'biosystem-widgets' ),
		/* translators: %s: words that were searched for. */
		'utm_term'     => __( 'Search words: %s', 'biosystem-widgets' ),
		/* translators: %s: name of an ad or a link. */
		'utm_content'  => __( 'Ad or link: %s', 'biosystem-widgets' ),
		/* translators: %s: address of a page. */
		'landingPage'  => __( 'Arrived at %s', 'biosystem-widgets' ),
	) as $name => $format ) {
		if ( '' !== $text( $name ) ) {
			$lines[] = sprintf( $format, $text( $name ) );
		}
	}
	$lines[] = sent_time( $text( 'at' ) );
	return array_filter( $lines );
}

/** Prints the photos and the signature. */
function render_lead_pictures( object $lead, array $body ) {
	$photos    = lead_photos( $lead->id );
	$signature = sent_text( $body, 'signatureImage' );
	echo '<div class="biosystem-pictures">';
	foreach ( $photos as $index => $photo ) {
		$url = photo_url( $lead->id, $photo['name'] );
		// Few browsers show HEIC, and none a PDF in a page.
		$shown = in_array( $photo['mime'], array( 'image/heic', 'application/pdf' ), true )
			? esc_html( $photo['name'] )
			/* translators: 1: a number, 2: how many there are. */
			: sprintf( '<img src="%s" alt="%s" loading="lazy">', esc_url( $url ), esc_attr( sprintf( __( 'Picture %1$d of %2$d', 'biosystem-widgets' ), $index + 1, count( $photos ) ) ) ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- no attachment: who may read leads sees it, and nobody else
		printf( '<a href="%s">%s</a>', esc_url( $url ), $shown ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
	}
	if ( preg_match( '#^data:image/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z\d+/=]+$#D', $signature ) ) {
		printf( '<img src="%s" alt="%s">', esc_attr( $signature ), esc_attr__( 'Signature', 'biosystem-widgets' ) ); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- no attachment: who may read leads sees it, and nobody else
	}
	echo '</div>';
}

/** Prints the earlier versions of a lead, the latest first. */
function render_lead_revisions( object $lead ) {
	foreach ( array_reverse( lead_revisions( $lead->id ) ) as $revision ) {
		printf( '<details><summary>%s</summary>', esc_html( lead_time( $revision->received_at ) ) );
		render_lead_fields( (object) array_merge( (array) $lead, (array) $revision ) );
		echo '</details>';
	}
}

/** The text at a key of what a stranger sent; empty where it is no text. */
function sent_text( array $values, string $key ): string {
	return is_string( $values[ $key ] ?? null ) ? $values[ $key ] : '';
}

/** A time of the visitor's device, such as `2030-01-31T12:00:00.000Z`, in the words of the site. */
function sent_time( string $time ): string {
	$seconds = '' === $time ? false : strtotime( $time );
	return false === $seconds ? '' : lead_time( gmdate( 'Y-m-d H:i:s', $seconds ) );
}
