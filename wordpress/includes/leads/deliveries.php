<?php
/**
 * Deliveries of leads: mails, the lead desk, and the webhook. They are queued with their lead, and retried.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Seconds that one run of the queue begins attempts. */
const RUN_TIME = 45;

/** The event of WP-Cron that runs the queue. */
const DELIVERY_EVENT = 'biosystem_deliver';

/** Where leads are delivered, by the settings: some of `mail`, `visitor-mail`, `desk` and `webhook`. */
function targets(): array {
	$settings = settings();
	$to       = $settings['deliver_to'];
	// A lead for the desk alone comes here from a page in a cache.
	$targets = 'desk' === $to ? array() : array( 'mail', 'visitor-mail' );
	if ( in_array( $to, array( 'desk', 'both' ), true ) && '' !== $settings['desk_url'] ) {
		$targets[] = 'desk';
	}
	if ( 'webhook' === $to && '' !== $settings['webhook_url'] ) {
		$targets[] = 'webhook';
	}
	/**
	 * Filters where a new or changed lead is delivered.
	 *
	 * @param string[] $targets Some of `mail`, `visitor-mail`, `desk` and `webhook`.
	 */
	return apply_filters( 'biosystem_targets', $targets );
}

/**
 * Queues deliveries of a new (`created`) or changed (`known`) lead in the transaction that stores it. The visitor gets one mail for each
 * address and each estimate that the lead has had, a few a day; other targets get each change. A delivery that nobody has begun is not
 * repeated: it will be sent with the lead as it is then. The lead's secret is kept until the desk has it.
 */
function enqueue( object $lead, string $outcome, array $targets, ?string $secret ): void {
	$next_at = now( empty( $lead->partial ) ? 0 : domain( 'delivery' )['partialDelay'] );
	$earlier = 'created' === $outcome ? array() : rows( 'SELECT * FROM ' . table( 'deliveries' ) . ' WHERE lead_id = %s FOR UPDATE', $lead->id );
	$pending = array();
	foreach ( $earlier as $delivery ) {
		if ( 'pending' === $delivery->state && 0 === (int) $delivery->attempts ) {
			$pending[] = $delivery->target;
			run(
				'UPDATE ' . table( 'deliveries' ) . ' SET next_at = %s, secret = %s WHERE id = %s',
				$next_at,
				'desk' === $delivery->target ? $secret ?? $delivery->secret : '',
				$delivery->id
			);
		}
	}
	$confirmation = in_array( 'visitor-mail', $targets, true ) ? confirmation_of( $lead ) : null;
	foreach ( $targets as $target ) {
		$own = array_column( wp_list_filter( $earlier, compact( 'target' ) ), 'estimate', 'mailbox' );
		if ( 'visitor-mail' === $target ) {
			$mailed = $confirmation && wp_list_filter( $earlier, $confirmation );
			if ( ! $confirmation || $mailed || ! may_confirm( $confirmation['mailbox'] ) ) {
				continue;
			}
		} elseif ( in_array( $target, $pending, true ) ) {
			continue;
		}
		$marks = 'visitor-mail' === $target ? $confirmation : array(
			'mailbox'  => '',
			'estimate' => '',
		);
		run(
			'INSERT INTO ' . table( 'deliveries' ) . " (id, lead_id, target, event, state, next_at, created_at, secret, mailbox, estimate) VALUES (%s, %s, %s, %s, 'pending', %s, %s, %s, %s, %s)",
			wp_generate_uuid4(),
			$lead->id,
			$target,
			$own ? 'updated' : 'created',
			$next_at,
			now(),
			'desk' === $target ? (string) $secret : '',
			$marks['mailbox'],
			$marks['estimate']
		);
	}
}

/** Makes the attempts that are due, for a while; with an id, only those of this lead. */
function run_deliveries( ?string $lead_id = null ): void {
	ignore_user_abort( true );
	$until    = time() + RUN_TIME;
	$delivery = claim_delivery( $lead_id );
	while ( $delivery ) {
		attempt_delivery( $delivery );
		$delivery = time() < $until ? claim_delivery( $lead_id ) : null;
	}
	schedule_deliveries();
}
add_action( DELIVERY_EVENT, __NAMESPACE__ . '\run_due_deliveries', 10, 0 );

/** Makes all attempts that are due, where nobody waits for how they end. */
function run_due_deliveries(): void {
	guarded( 'deliveries could not be made', __NAMESPACE__ . '\run_deliveries' );
}

/** Takes a delivery that is due, so that no other process makes the same attempt; with an id, only one of this lead. */
function claim_delivery( ?string $lead_id ): ?object {
	$table = table( 'deliveries' );
	$only  = null === $lead_id ? '' : ' AND lead_id = %s';
	do {
		$args     = null === $lead_id ? array( now() ) : array( now(), strtolower( $lead_id ) );
		$delivery = rows( "SELECT * FROM $table WHERE state = 'pending' AND next_at <= %s$only ORDER BY next_at LIMIT 1", ...$args )[0] ?? null;
		if ( ! $delivery ) {
			return null;
		}
		$lease   = wp_generate_uuid4();
		$claimed = run(
			"UPDATE $table SET lease = %s, attempts = attempts + 1, next_at = %s WHERE id = %s AND state = 'pending' AND lease = %s AND next_at = %s",
			$lease,
			now( domain( 'delivery' )['lease'] ),
			$delivery->id,
			$delivery->lease,
			$delivery->next_at
		);
	} while ( ! $claimed );
	$delivery->lease = $lease;
	++$delivery->attempts;
	return $delivery;
}

/** Makes one attempt, and records its outcome. */
function attempt_delivery( object $delivery ): void {
	$rules = domain( 'delivery' );
	$state = 'sent';
	$error = '';
	$delay = 0;
	if ( $delivery->attempts > $rules['tries'] ) {
		$state = 'failed';
		$error = '' === $delivery->error ? 'The last attempt did not end.' : $delivery->error;
	} else {
		try {
			if ( ! deliver( $delivery ) ) {
				run( 'DELETE FROM ' . table( 'deliveries' ) . ' WHERE id = %s AND lease = %s', $delivery->id, $delivery->lease );
				return;
			}
		} catch ( \Throwable $thrown ) {
			$refusal = $thrown instanceof Refusal ? $thrown : new Refusal( $thrown->getMessage() );
			$state   = $refusal->is_final || $delivery->attempts >= $rules['tries'] ? 'failed' : 'pending';
			$error   = without_personal( $refusal->getMessage() );
			$jitter  = (int) ( 100 * $rules['jitter'] );
			$delay   = $rules['firstDelay'] * $rules['backoff'] ** ( $delivery->attempts - 1 ) * wp_rand( 100 - $jitter, 100 + $jitter ) / 100;
			$delay   = (int) min( $rules['maxDelay'], max( $delay, $refusal->retry_after ) );
		}
	}
	run(
		'UPDATE ' . table( 'deliveries' ) . " SET state = %s, error = %s, lease = '', next_at = %s, secret = %s WHERE id = %s AND lease = %s",
		$state,
		$error,
		now( $delay ),
		'pending' === $state ? $delivery->secret : '',
		$delivery->id,
		$delivery->lease
	);
}

/** An error message on one short line, without email addresses, which servers repeat when they reject one. */
function without_personal( string $text ): string {
	return one_line( preg_replace( '/\S+@\S+/', '(address)', wp_check_invalid_utf8( $text, true ) ), 200 );
}

/** Delivers a lead as it is now; false where nothing is left to deliver. Throws where the other side did not take it. */
function deliver( object $delivery ): bool {
	$lead = get_lead( $delivery->lead_id );
	if ( ! $lead ) {
		return false;
	}
	$body   = json_decode( $lead->body );
	$photos = photos_in( $body, $lead->id );
	switch ( $delivery->target ) {
		case 'mail':
			send_mail( firm_mail( $delivery, $lead, $photos ) );
			return true;
		case 'visitor-mail':
			$mail = visitor_mail( $lead, $photos );
			// The lead was changed meanwhile: another address or estimate has a delivery of its own.
			$same = confirmation_of( $body ) === array(
				'mailbox'  => $delivery->mailbox,
				'estimate' => $delivery->estimate,
			);
			if ( $mail && $same ) {
				send_mail( $mail );
			}
			return $mail && $same;
		case 'desk':
			post( settings()['desk_url'], desk_body( $body, $photos, $delivery->secret ), array() );
			return true;
		default:
			$json = webhook_body( $delivery, $lead, $photos );
			post( settings()['webhook_url'], $json, webhook_headers( $delivery->id, $json ) );
			return true;
	}
}

/**
 * Posts JSON. Any 2xx accepts it, for anything else a Refusal is thrown. Redirects are not followed: they could lead a customer's data
 * anywhere. More headers are those of a webhook, whose errors a person may fix within a day.
 */
function post( string $url, string $json, array $headers ): void {
	if ( '' === $url ) {
		throw new Refusal( 'There is no address in the settings now.' );
	}
	$answer = wp_remote_post(
		$url,
		array(
			'body'               => $json,
			'headers'            => $headers + array(
				'content-type' => 'application/json',
				'user-agent'   => 'biosystem-wordpress',
			),
			'redirection'        => 0,
			'timeout'            => $headers ? 15 : 60,
			// On a network, who runs a site does not run its server.
			'reject_unsafe_urls' => is_multisite(),
		)
	);
	if ( is_wp_error( $answer ) ) {
		throw new Refusal( $answer->get_error_message() );
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	if ( $status >= 200 && $status < 300 ) {
		return;
	}
	$final = $headers
		? 410 === $status
		: $status >= 400 && $status < 500 && ! in_array( $status, array( 408, 425, 429 ), true );
	$after = (string) wp_remote_retrieve_header( $answer, 'retry-after' );
	$after = preg_match( '/^\d+$/D', $after ) ? (int) $after : (int) strtotime( $after ) - time();
	throw new Refusal( "HTTP $status", $final, in_array( $status, array( 429, 503 ), true ) ? max( 0, $after ) : 0 );
}

/** The body for a lead desk: the lead as it was sent, with photos as `data:` URLs and its secret, where it has one. */
function desk_body( object $lead, array $photos, string $secret ): string {
	$photos = array_column( $photos, null, 'name' );
	foreach ( file_places( $lead ) as $place ) {
		$photo = $photos[ photo_name( $place['value'] ) ] ?? null;
		if ( $photo ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- A photo.
			$place['value'] = "data:{$photo['mime']};base64," . base64_encode( file_get_contents( $photo['path'] ) );
		}
	}
	if ( '' !== $secret ) {
		$lead->secret = $secret;
	}
	return wp_json_encode( $lead, JSON_UNESCAPED_SLASHES );
}

/**
 * The body for a webhook, as the lead desk has it: every field of the lead, with the type and size of photos and files instead of
 * their bytes.
 */
function webhook_body( object $delivery, object $lead, array $photos ): string {
	$data      = json_decode( $lead->body );
	$summaries = array();
	foreach ( $photos as $photo ) {
		$summaries[ $photo['name'] ] = array(
			'type'  => $photo['mime'],
			'bytes' => $photo['size'],
		);
	}
	foreach ( file_places( $data ) as $place ) {
		$place['value'] = $summaries[ photo_name( $place['value'] ) ] ?? $place['value'];
	}
	unset( $data->guard );
	$sizes = array();
	foreach ( get_object_vars( $data ) as $name => $value ) {
		$sizes[ $name ] = strlen( wp_json_encode( array( $name => $value ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}
	// The largest fields are left out until the rest is small enough for any receiver.
	arsort( $sizes );
	$total = array_sum( $sizes );
	foreach ( $sizes as $name => $size ) {
		if ( $total <= domain( 'delivery' )['webhookBytes'] ) {
			break;
		}
		$total -= $size;
		unset( $data->$name );
		$data->leftOut   = $data->leftOut ?? array();
		$data->leftOut[] = $name;
	}
	$data->receivedAt = iso_time( $lead->received_at );
	return wp_json_encode(
		array(
			'type'      => "lead.$delivery->event",
			'timestamp' => iso_time( $delivery->created_at ),
			'data'      => $data,
		),
		JSON_UNESCAPED_SLASHES
	);
}

/** The headers of Standard Webhooks (standardwebhooks.com), with a signature where there is a secret. */
function webhook_headers( string $id, string $json ): array {
	$time    = (string) time();
	$headers = array(
		'webhook-id'        => $id,
		'webhook-timestamp' => $time,
	);
	$secret  = settings()['webhook_secret'];
	if ( '' !== $secret ) {
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- As the standard has it.
		$key                          = base64_decode( preg_replace( '/^whsec_/', '', $secret ), true );
		$signature                    = hash_hmac( 'sha256', "$id.$time.$json", $key ? $key : $secret, true );
		$headers['webhook-signature'] = 'v1,' . base64_encode( $signature );
		// phpcs:enable
	}
	return $headers;
}

/** A time of a column, which is UTC, in ISO 8601. */
function iso_time( string $time ): string {
	return str_replace( ' ', 'T', $time ) . '.000Z';
}

/** Has WP-Cron run the queue when the next delivery is due. */
function schedule_deliveries(): void {
	$next = rows( 'SELECT MIN(next_at) AS at FROM ' . table( 'deliveries' ) . " WHERE state = 'pending'" )[0]->at;
	if ( null === $next ) {
		return;
	}
	$time      = max( time(), strtotime( "$next UTC" ) );
	$scheduled = wp_next_scheduled( DELIVERY_EVENT );
	if ( ! $scheduled || $scheduled > $time ) {
		wp_clear_scheduled_hook( DELIVERY_EVENT );
		wp_schedule_single_event( $time, DELIVERY_EVENT );
	}
}

/** Delivers a lead as soon as its visitor has the answer. */
function deliver_soon( string $lead_id ): void {
	schedule_deliveries();
	add_action(
		'shutdown',
		static function () use ( $lead_id ) {
			foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
				if ( function_exists( $finish ) && $finish() ) {
					guarded( 'a lead could not be delivered', static fn() => run_deliveries( $lead_id ) );
					return;
				}
			}
			// Not by spawn_cron: it does nothing for a minute after a run that began just before.
			wp_remote_post(
				admin_url( 'admin-ajax.php?action=' . DELIVERY_EVENT ),
				array(
					'timeout'   => 0.01,
					'blocking'  => false,
					'sslverify' => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
				)
			);
		},
		100
	);
}

/** Runs the queue for a request of the site to itself. Whoever else asks gets nothing, and makes nothing earlier than it is due. */
function run_deliveries_by_ajax(): void {
	run_due_deliveries();
	wp_die();
}
add_action( 'wp_ajax_nopriv_' . DELIVERY_EVENT, __NAMESPACE__ . '\run_deliveries_by_ajax' );
add_action( 'wp_ajax_' . DELIVERY_EVENT, __NAMESPACE__ . '\run_deliveries_by_ajax' );

/** The deliveries of a lead, oldest first, each with `target`, `state` (pending, sent or failed), `attempts`, `next_at` and `error`. */
function lead_deliveries( string $id ): array {
	$found = rows( 'SELECT target, state, attempts, next_at, error FROM ' . table( 'deliveries' ) . ' WHERE lead_id = %s ORDER BY created_at, target', strtolower( $id ) );
	return array_map( static fn( $delivery ) => array( 'attempts' => (int) $delivery->attempts ) + (array) $delivery, $found );
}

/** Makes the deliveries of a lead that are not sent due now, with all their attempts before them. */
function retry_deliveries( string $id ): void {
	run( 'UPDATE ' . table( 'deliveries' ) . " SET state = 'pending', attempts = 0, next_at = %s WHERE lead_id = %s AND state <> 'sent' AND lease = ''", now(), strtolower( $id ) );
	schedule_deliveries();
}
