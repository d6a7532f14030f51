<?php
/**
 * Mails about leads, in the words of the lead desk's: to the firm, and to the visitor.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/**
 * `name`, `phone` and `address` of a visitor, for the list, and `single_email`, their email address as far as it may stand in a mail
 * header; each is empty where there is none.
 */
function contact_of( $lead ): array {
	$lead   = (array) $lead;
	$info   = $lead['contactInfo'] ?? array();
	$fields = ( is_scalar( $info ) ? array() : (array) $info ) + $lead;
	$first  = static function ( array $names ) use ( $fields ) {
		foreach ( $names as $name ) {
			if ( is_string( $fields[ $name ] ?? null ) && '' !== trim_text( $fields[ $name ] ) ) {
				return $fields[ $name ];
			}
		}
		return '';
	};
	$email  = trim_text( $first( array( 'email' ) ) );
	$place  = (array) ( $fields['locationInfo'] ?? array() );
	$zip    = $place['zip'] ?? '';
	$home   = $first( array( 'serviceAddress', 'address' ) );
	return array(
		'name'         => one_line( $first( array( 'fullName', 'clientName', 'firstName' ) ) ),
		'phone'        => $first( array( 'phone' ) ),
		'address'      => '' === $home && is_scalar( $zip ) ? (string) $zip : $home,
		'single_email' => strlen( $email ) <= read_data( 'lead-schema' )['limits']['email'] && preg_match( domain( 'emailPattern' ), $email ) ? $email : '',
	);
}

/**
 * An email address that may stand in any mail, with its domain in ASCII; empty where it cannot: WordPress sends no mail with another one
 * in its header.
 */
function header_address( string $email ): string {
	if ( '' === $email ) {
		return '';
	}
	list( $name, $domain ) = explode( '@', $email );
	if ( preg_match( '/[^!-~]/', $domain ) ) {
		try {
			// Part of WordPress, under its older name before 6.2: servers often lack PHP's own function.
			$encoder = class_exists( '\WpOrg\Requests\IdnaEncoder' ) ? '\WpOrg\Requests\IdnaEncoder' : '\Requests_IDNAEncoder';
			$domain  = class_exists( $encoder ) ? $encoder::encode( $domain ) : $domain;
		} catch ( \Exception $exception ) {
			return '';
		}
	}
	return preg_match( '/^[!-~]+$/D', "$name@$domain" ) ? "$name@$domain" : '';
}

/** An email address normalized for comparing. */
function normalize_email( string $email ): string {
	$email = trim_text( str_replace( "\0", '', $email ) );
	return mb_substr( function_exists( 'mb_strtolower' ) ? mb_strtolower( $email, 'UTF-8' ) : strtolower( $email ), 0, read_data( 'lead-schema' )['limits']['email'] );
}

/** The normalized email address of a lead; empty where there is none. */
function email_of( object $lead ): string {
	$fields = 'estimate' === ( $lead->kind ?? '' ) ? (object) ( $lead->contactInfo ?? array() ) : $lead;
	return is_string( $fields->email ?? null ) ? normalize_email( $fields->email ) : '';
}

/** The firm's addresses, at least one. */
function firm_addresses(): array {
	$addresses = array_filter( array_map( 'trim', explode( ',', settings()['mail_to'] ) ), 'is_email' );
	return $addresses ? array_values( $addresses ) : array( get_option( 'admin_email' ) );
}

/**
 * The mail to the firm in its own language, made of rows: how to reach the visitor and what they need, then every field of a lead, with
 * photos and files as attachments. A reply goes to the visitor. It has `to`, `reply_to`, `subject`, `text`, `html` and `photos`.
 */
function firm_mail( object $delivery, object $lead, array $photos ): array {
	$sent     = json_decode( $lead->body );
	$body     = json_decode( $lead->body, true );
	$wording  = with_own_labels( wording(), $body );
	$messages = $wording['messages'];
	$contact  = contact_of( $body );
	$reply_to = header_address( $contact['single_email'] );
	$event    = $lead->partial ? 'unfinished' : $delivery->event;
	$title    = $messages[ $lead->kind . 'Title' ];
	$names    = choices_in( $body );
	$price    = price_seen( $body, $wording );
	$need     = count( $names ) > 2 ? array( $names[0], $names[1], '+' . ( count( $names ) - 2 ) ) : $names;
	$need     = implode( ', ', $need );
	$subject  = implode( ', ', array_filter( array( $contact['name'], '' === $need ? $title : $need, $price ), 'strlen' ) );
	if ( 'created' !== $event ) {
		$state   = $messages[ $event ];
		$subject = fill_in( $messages['stateSubject'], compact( 'state', 'subject' ) );
	}
	$place     = fields_by_place( $lead, $wording );
	$reach     = array( text_of_person( $sent, 'phone' ), text_of_person( $sent, 'address' ) );
	$files     = array_map( static fn( $answer ) => photo_name( $answer->file ?? '' ), answers_of( $sent ) );
	$pictures  = array_values( array_diff( array_column( $photos, 'name' ), $files ) );
	$answers   = describe_answers( $sent, $wording );
	$breakdown = breakdown_blocks( $body, $wording );
	$found     = found_by( $sent, $messages );
	$received  = describe_fields( array( 'received' => format_time( $lead->received_at, $wording ) ), $wording );
	$link      = admin_url( 'admin.php?page=biosystem-leads&lead=' . rawurlencode( $lead->id ) );
	$card      = array(
		array(
			'part' => 'label',
			'text' => $title,
		),
	);
	if ( $names ) {
		$card[] = array(
			'part' => 'strong',
			'text' => implode( ', ', array_map( __NAMESPACE__ . '\one_line', $names ) ),
		);
	}
	if ( '' !== $price ) {
		$card[] = array(
			'part' => 'price',
			'text' => $price,
		);
	}
	$blocks = array(
		brand_block( $wording ),
		array(
			'part' => 'title',
			'note' => $messages[ $event . 'Intro' ],
			'text' => '' === $contact['name'] ? $title : $contact['name'],
		),
		array(
			'part'  => 'fields',
			'inner' => array_merge( $place['contact'], field_blocks( $received, $wording ) ),
		),
		array(
			'part'  => 'card',
			'inner' => $card,
		),
	);
	foreach ( domain( 'people' )['wordFields'] as $field ) {
		foreach ( describe_fields( array( $field => $body[ $field ] ?? null ), $wording ) as $quote ) {
			$blocks[] = array(
				'part'  => 'quote',
				'label' => $quote['label'],
				'value' => $quote['value'],
			);
		}
	}
	$blocks[] = array(
		'part' => 'button',
		'text' => $messages['openInbox'] . ":\n$link",
		'name' => $messages['openInbox'],
		'href' => $link,
	);
	if ( $pictures ) {
		$inner = array();
		foreach ( $pictures as $name ) {
			$cid     = "$name@photos";
			$inner[] = array( 'part' => 'photo' ) + compact( 'name', 'cid' );
		}
		$blocks[] = heading_block( $messages['photosHeading'], 'photos' ) + compact( 'inner' );
	}
	if ( $answers ) {
		$blocks[] = heading_block( $messages['answersHeading'] );
		$blocks[] = array(
			'part'  => 'fields',
			'inner' => field_blocks( $answers, $wording ),
		);
	}
	if ( $breakdown ) {
		$blocks[] = heading_block( $messages['estimateAsSeen'] );
		$blocks[] = array(
			'part'  => 'estimate',
			'inner' => $breakdown,
		);
	}
	if ( in_array( $lead->kind, array( 'estimate', 'quote' ), true ) && ! $lead->partial && ! has_own_prices( $body ) ) {
		$blocks[] = paragraph_block( $messages['pricesDiffer'] );
	}
	if ( $place['details'] ) {
		$blocks[] = array(
			'part'  => 'fields',
			'inner' => field_blocks( $place['details'], $wording ),
		);
	}
	$footer = array();
	foreach ( array_filter( array( $found, '' === $reply_to ? '' : $messages['answerNote'] ), 'strlen' ) as $text ) {
		$footer[] = array( 'part' => 'small' ) + compact( 'text' );
	}
	$footer[] = array(
		'part'  => 'facts',
		'inner' => field_blocks( $place['facts'], $wording, 'fact', 'factGroup' ),
	);
	$blocks[] = array(
		'part'  => 'footer',
		'inner' => $footer,
	);
	return array(
		'to'       => firm_addresses(),
		'reply_to' => '' === $reply_to ? '' : address_header( $contact['name'], $reply_to ),
		'photos'   => $photos,
	) + rendered( $blocks, one_line( $subject ), one_line( implode( ' · ', array_filter( $reach, 'strlen' ) ) ), $wording );
}

/** What a lead has in a column of the table for people; empty where it has nothing. */
function text_of_person( object $lead, string $column ): string {
	$path = person_path( $lead, $column );
	return '' === $path ? '' : text_at( $lead, $path );
}

/** The `subject`, `text` and `html` of a mail, and the `blocks` that they are made of. */
function rendered( array $blocks, string $subject, string $preview, array $wording ): array {
	$look = array_diff_key( mail_look(), array( 'logo' => 0 ) ) + array( 'lang' => $wording['lang'] ) + compact( 'subject', 'preview' );
	return array(
		'text' => render_text( $blocks ),
		'html' => render_html( $blocks, $look ),
	) + compact( 'subject', 'blocks', 'look' );
}

/**
 * The confirmation for the visitor, with their estimate, in their language, made of a row as `firm_mail` does it; null where the lead does
 * not hold exactly one email address. It repeats no text of the form but a first name, and no price or label but those of the firm's own
 * config: anybody could type a stranger's address there and send them a text in the firm's name.
 */
function visitor_mail( object $lead, array $photos ): ?array {
	$body    = json_decode( $lead->body, true );
	$contact = contact_of( $body );
	$address = header_address( $contact['single_email'] );
	if ( '' === $address ) {
		return null;
	}
	$wording   = array( 'own_labels' => true ) + wording( $lead->lang );
	$messages  = $wording['messages'];
	$is_own    = has_own_prices( $body );
	$breakdown = $is_own ? breakdown_blocks( $body, $wording ) : array();
	$range     = $is_own ? price_range( $body, $wording ) : '';
	$first     = explode( ' ', $contact['name'] )[0];
	// Made of letters: neither a URL nor a sentence.
	$first    = preg_match( '/^\p{L}[\p{L}\p{M}\'’-]{0,29}$/Du', $first ) ? $first : '';
	$files    = array_map( static fn( $answer ) => photo_name( $answer->file ?? '' ), answers_of( json_decode( $lead->body ) ) );
	$count    = count( array_diff( array_column( $photos, 'name' ), $files ) );
	$phone    = $wording['phone'];
	$values   = array(
		'name'    => $first,
		'company' => $wording['company'],
		'phone'   => $phone,
		'request' => $messages[ $lead->kind . 'Request' ],
		'time'    => format_time( $lead->received_at, $wording ),
		'photos'  => fill_in( $messages[ 1 === $count ? 'onePhoto' : 'photos' ], array( 'count' => format_number( $count, $wording ) ) ),
	);
	$say      = static fn( $name ) => fill_in( $messages[ $name ], $values );
	$received = $say( $count ? 'receivedWithPhotos' : 'received' );
	$blocks   = array(
		brand_block( $wording ),
		array( 'part' => 'headline' ),
		paragraph_block( $say( '' === $first ? 'greetingWithoutName' : 'greeting' ) ),
		paragraph_block( $received ),
	);
	if ( $breakdown ) {
		$blocks[] = paragraph_block( $say( 'estimateIntro' ) );
		$blocks[] = array(
			'part'  => 'estimate',
			'inner' => $breakdown,
		);
		$blocks[] = paragraph_block( $say( 'estimateNote' ) );
	} elseif ( '' !== $range ) {
		$blocks[] = array(
			'part'  => 'priceCard',
			'price' => price_seen( $body, $wording ),
			'text'  => $range,
		);
	}
	$blocks[] = array(
		'part' => 'headingAlone',
		'name' => $messages['nextHeading'],
	);
	$blocks[] = paragraph_block( $say( 'next' ) );
	$blocks[] = paragraph_block( $say( '' === $phone ? 'correct' : 'correctByPhone' ) );
	$call     = contact_href( 'phone', $phone, '' );
	if ( '' !== $call ) {
		$blocks[] = array(
			'part' => 'buttonAgain',
			'name' => $say( 'callUs' ),
			'href' => $call,
		);
	}
	$blocks[] = array(
		'part'  => 'footer',
		'inner' => array(
			array(
				'part' => 'small',
				'text' => $say( 'signature' ),
			),
		),
	);
	$subject  = one_line( $say( $breakdown ? 'estimateSubject' : 'subject' ) );
	return array(
		'to'       => array( $address ),
		'reply_to' => firm_addresses()[0],
		'photos'   => array(),
	) + rendered( $blocks, $subject, one_line( $received ), $wording );
}

/** A mailbox as a header has it, of a name on one line. WordPress splits the header at commas, so the name has none. */
function address_header( string $name, string $address ): string {
	$name = trim( preg_replace( '/[\s,;:<>()@"\\\\\[\]]+/', ' ', $name ) );
	return '' === $name ? $address : "$name <$address>";
}

/**
 * What identifies the mail to the visitor among those about a lead: `mailbox` and `estimate`, hashed; null where the lead gets none. An
 * estimate is the same in every language.
 */
function confirmation_of( object $lead ): ?array {
	$email = contact_of( $lead )['single_email'];
	if ( '' === $email || ! empty( $lead->partial ) ) {
		return null;
	}
	$estimate = '';
	$body     = json_decode( wp_json_encode( $lead ), true );
	if ( 'estimate' === $lead->kind && has_own_prices( $body ) ) {
		$wording  = array( 'own_labels' => true ) + wording( 'en' );
		$estimate = format_breakdown( $body, $wording );
		$estimate = '' === $estimate ? price_range( $body, $wording ) : $estimate;
	}
	return array(
		'mailbox'  => hash( 'sha256', mailbox_of( $email ) ),
		'estimate' => '' === $estimate ? '' : hash( 'sha256', $estimate ),
	);
}

/**
 * What the addresses of one mailbox have in common. With many providers `a.na+any@example.com` is `ana@example.com`; two mailboxes that are
 * not the same get fewer mails at worst.
 */
function mailbox_of( string $email ): string {
	$email  = normalize_email( class_exists( 'Normalizer' ) ? (string) \Normalizer::normalize( $email, \Normalizer::FORM_KC ) : $email );
	$parts  = explode( '@', $email ) + array( 1 => '' );
	$domain = rtrim( $parts[1], '.' );
	$ascii  = function_exists( 'idn_to_ascii' ) && '' !== $domain ? idn_to_ascii( $domain ) : false;
	return str_replace( '.', '', explode( '+', $parts[0] )[0] ) . '@' . ( false === $ascii ? $domain : $ascii );
}

/**
 * Whether a mailbox, which is hashed, may get another mail today, and visitors any this hour: anybody can type strangers' addresses into a
 * form. It is counted then.
 */
function may_confirm( string $mailbox ): bool {
	$rules = domain( 'delivery' );
	$sent  = rows( 'SELECT COUNT(*) AS total FROM ' . table( 'deliveries' ) . ' WHERE mailbox = %s AND created_at > %s', $mailbox, now( - DAY_IN_SECONDS ) );
	return (int) $sent[0]->total < $rules['confirmationsPerDay']
		&& ! consume( 'mails ' . client_network(), 1, $rules['confirmationsPerHour']['network'], HOUR_IN_SECONDS )
		&& ! consume( 'mails', 1, $rules['confirmationsPerHour']['firm'], HOUR_IN_SECONDS );
}

/** Whether the visitor was mailed the estimate of this lead as it is here, or the mail is queued. */
function is_estimate_mailed( object $lead ): bool {
	$confirmation = confirmation_of( $lead );
	return $confirmation && '' !== $confirmation['estimate'] && rows(
		'SELECT id FROM ' . table( 'deliveries' ) . " WHERE lead_id = %s AND mailbox = %s AND estimate = %s AND state <> 'failed' LIMIT 1",
		$lead->id,
		$confirmation['mailbox'],
		$confirmation['estimate']
	);
}

/** Sends a mail, without its photos where they are too large for the server. Throws why where it is not sent. */
function send_mail( array $mail ): void {
	$error = try_mail( $mail );
	if ( $mail['photos'] && preg_match( '/\b(?:552|523)\b|too (?:large|big)/i', $error ) ) {
		$blocks         = array_filter( $mail['blocks'], static fn( $block ) => 'photos' !== $block['part'] );
		$blocks[]       = paragraph_block( wording()['messages']['photosTooLarge'] );
		$mail['text']   = render_text( $blocks );
		$mail['html']   = render_html( $blocks, $mail['look'] );
		$mail['photos'] = array();
		$error          = try_mail( $mail );
	}
	if ( '' !== $error ) {
		throw new \RuntimeException( $error );
	}
}

/** Hands a mail to WordPress; returns why it was not sent, or nothing. */
function try_mail( array $mail ): string {
	$error   = '';
	$note    = static function ( $failure ) use ( &$error ) {
		$error = $failure->get_error_message();
	};
	$company = static function ( $name ) {
		// Another name is one that the site chose.
		return 'WordPress' === $name ? one_line( wording()['company'] ) : $name;
	};
	$headers = array(
		'Content-Type: text/html; charset=UTF-8',
		'Auto-Submitted: auto-generated',
		'X-Auto-Response-Suppress: All',
	);
	if ( '' !== $mail['reply_to'] ) {
		$headers[] = 'Reply-To: ' . $mail['reply_to'];
	}
	// The plain text beside the HTML, and pictures in it.
	$complete = static function ( $mailer ) use ( $mail ) {
		$mailer->AltBody = $mail['text']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase
		$shown           = array_filter( $mail['photos'], static fn( $photo ) => false !== strpos( $mail['html'], 'cid:' . $photo['name'] . '@photos' ) );
		if ( $shown ) {
			$mailer->clearAttachments();
		}
		foreach ( $shown ? $mail['photos'] : array() as $photo ) {
			if ( in_array( $photo, $shown, true ) ) {
				$mailer->addEmbeddedImage( $photo['path'], $photo['name'] . '@photos', $photo['name'] );
			} else {
				$mailer->addAttachment( $photo['path'], $photo['name'] );
			}
		}
	};
	add_action( 'wp_mail_failed', $note );
	add_action( 'phpmailer_init', $complete );
	add_filter( 'wp_mail_from_name', $company, 1 );
	// Since 6.2 the keys are the names of the files.
	$sent = wp_mail( $mail['to'], $mail['subject'], $mail['html'], $headers, array_column( $mail['photos'], 'path', 'name' ) );
	remove_filter( 'wp_mail_from_name', $company, 1 );
	remove_action( 'phpmailer_init', $complete );
	remove_action( 'wp_mail_failed', $note );
	if ( $sent ) {
		return '';
	}
	return '' === $error ? 'WordPress could not send the mail.' : $error;
}
