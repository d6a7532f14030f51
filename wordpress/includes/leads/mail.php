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
 * The mail to the firm in its own language, made of rows: every field of a lead, photos and files as attachments. A reply goes to the
 * visitor. It has `to`, `reply_to`, `subject`, `text` and `photos`.
 */
function firm_mail( object $delivery, object $lead, array $photos ): array {
	$body     = json_decode( $lead->body, true );
	$wording  = with_own_labels( wording(), $body );
	$messages = $wording['messages'];
	$contact  = contact_of( $body );
	$reply_to = header_address( $contact['single_email'] );
	$answers  = '';
	$files    = array();
	foreach ( answers_of( json_decode( $lead->body ) ) as $answer ) {
		$file     = photo_name( $answer->file ?? '' );
		$files[]  = $file;
		$answers .= format_field( escape_controls( $answer->label ), answer_value( $answer, static fn( $time ) => format_time( $time, $wording ) ), '', $wording );
	}
	$fields              = array_diff_key( with_named_choices( $body ), array_flip( array_merge( domain( 'photoFields' ), array( 'guard', 'revision', 'changedForm', 'breakdown', 'partial', 'id', 'kind', 'source' ) ) ) );
	$fields['timestamp'] = format_time( $body['timestamp'], $wording );
	if ( '' !== $answers ) {
		unset( $fields['answers'] );
	}
	$event     = $lead->partial ? 'unfinished' : $delivery->event;
	$breakdown = format_breakdown( $body, $wording );
	$pictures  = array_diff( array_column( $photos, 'name' ), $files );
	$end       = array(
		'source'   => $body['source'],
		'received' => format_time( $lead->received_at, $wording ),
		'leadId'   => $lead->id,
	);
	$parts     = array(
		$messages[ $event . 'Intro' ] . "\n",
		format_fields( $fields, $wording ),
		'' === $answers ? '' : $messages['answersHeading'] . "\n",
		$answers,
		'' === $breakdown ? '' : $messages['estimateAsSeen'] . "\n\n$breakdown\n",
		in_array( $lead->kind, array( 'estimate', 'quote' ), true ) && ! $lead->partial && ! has_own_prices( $body ) ? $messages['pricesDiffer'] . "\n" : '',
		$pictures ? $messages['photosHeading'] . "\n  - " . implode( "\n  - ", $pictures ) . "\n" : '',
		format_fields( $end, $wording ),
		'' === $reply_to ? '' : $messages['answerNote'] . "\n",
	);
	$subject   = fill_in(
		$messages[ '' === $contact['name'] ? 'firmSubjectWithoutName' : 'firmSubject' ],
		array(
			'state' => $messages[ $event ],
			'title' => $messages[ $lead->kind . 'Title' ],
			'name'  => $contact['name'],
		)
	);
	return array(
		'to'       => firm_addresses(),
		'reply_to' => '' === $reply_to ? '' : address_header( $contact['name'], $reply_to ),
		'subject'  => one_line( $subject ),
		'text'     => implode( "\n", array_filter( $parts, 'strlen' ) ),
		'photos'   => $photos,
	);
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
	$breakdown = $is_own ? format_breakdown( $body, $wording ) : '';
	$first     = explode( ' ', $contact['name'] )[0];
	// Made of letters: neither a URL nor a sentence.
	$first  = preg_match( '/^\p{L}[\p{L}\p{M}\'’-]{0,29}$/Du', $first ) ? $first : '';
	$files  = array_map( static fn( $answer ) => photo_name( $answer->file ?? '' ), answers_of( json_decode( $lead->body ) ) );
	$count  = count( array_diff( array_column( $photos, 'name' ), $files ) );
	$values = array(
		'name'    => $first,
		'company' => $wording['company'],
		'phone'   => $wording['phone'],
		'request' => $messages[ $lead->kind . 'Request' ],
		'time'    => format_time( $lead->received_at, $wording ),
		'photos'  => fill_in( $messages[ 1 === $count ? 'onePhoto' : 'photos' ], array( 'count' => format_number( $count, $wording ) ) ),
	);
	$names  = array_merge(
		array(
			'' === $first ? 'greetingWithoutName' : 'greeting',
			$count ? 'receivedWithPhotos' : 'received',
		),
		'' === $breakdown ? array( '-range' ) : array( 'estimateIntro', '-breakdown', 'estimateNote' ),
		array( 'next', '' === $wording['phone'] ? 'correct' : 'correctByPhone', 'signature' )
	);
	$lines  = array(
		'-range'     => $is_own ? price_range( $body, $wording ) : '',
		'-breakdown' => $breakdown,
	);
	$text   = array_map( static fn( $name ) => $lines[ $name ] ?? fill_in( $messages[ $name ], $values ), $names );
	return array(
		'to'       => array( $address ),
		'reply_to' => firm_addresses()[0],
		'subject'  => one_line( fill_in( $messages[ '' === $breakdown ? 'subject' : 'estimateSubject' ], $values ) ),
		'text'     => implode( "\n\n", array_filter( $text, 'strlen' ) ) . "\n",
		'photos'   => array(),
	);
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
		$mail['text']  .= "\n" . wording()['messages']['photosTooLarge'] . "\n";
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
		'Content-Type: text/plain; charset=UTF-8',
		'Auto-Submitted: auto-generated',
		'X-Auto-Response-Suppress: All',
	);
	if ( '' !== $mail['reply_to'] ) {
		$headers[] = 'Reply-To: ' . $mail['reply_to'];
	}
	add_action( 'wp_mail_failed', $note );
	add_filter( 'wp_mail_from_name', $company, 1 );
	// Since 6.2 the keys are the names of the files.
	$sent = wp_mail( $mail['to'], $mail['subject'], $mail['text'], $headers, array_column( $mail['photos'], 'path', 'name' ) );
	remove_filter( 'wp_mail_from_name', $company, 1 );
	remove_action( 'wp_mail_failed', $note );
	if ( $sent ) {
		return '';
	}
	return '' === $error ? 'WordPress could not send the mail.' : $error;
}
