<?php
/**
 * The route that receives leads: `POST /wp-json/biosystem/v1/leads`, as the lead desk's, or admin-ajax.php. It needs no nonce, which a
 * page in a cache would have an old one of, and no header of ours.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

const LEADS_ROUTE = '/biosystem/v1/leads';

/** The action of admin-ajax.php that receives leads, too. */
const LEADS_ACTION = 'biosystem_lead';

/** Seconds after which a client should try again while the database refuses leads. */
const RETRY_AFTER = 5;

/** Seconds that a statement waits for a lock. */
const LOCK_WAIT = 5;

/** Bytes that one address may send in a day. */
const DAILY_BYTES = 1000000000;

/** The content types of an HTML form. */
const FORM_TYPES = array( 'application/x-www-form-urlencoded', 'multipart/form-data' );

/** Registers the route. */
function register_leads_route(): void {
	register_rest_route(
		'biosystem/v1',
		'/leads',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\receive_lead',
			'permission_callback' => '__return_true',
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_leads_route' );

/** Answers before WordPress starts its REST API: plugins that close it to visitors come later, and a nonce may be an old one. */
function answer_first( $wp ): void {
	$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared.
	$route  = untrailingslashit( $wp->query_vars['rest_route'] ?? '' );
	if ( WISHES_ROUTE === $route && 'GET' === $method ) {
		answer_wishes_request();
	}
	if ( LEADS_ROUTE !== $route ) {
		return;
	}
	if ( 'OPTIONS' === $method ) {
		rest_send_cors_headers( null );
		header( 'Access-Control-Allow-Headers: Content-Type' );
		status_header( 204 );
		exit;
	}
	if ( 'POST' === $method ) {
		answer_lead_request();
	}
}
add_action( 'parse_request', __NAMESPACE__ . '\answer_first', 0 );

/** Answers a request that brings a lead, whoever is logged in, and ends it. Where the REST API is closed, it comes by admin-ajax.php. */
function answer_lead_request(): void {
	wp_set_current_user( 0 );
	$request = new \WP_REST_Request( 'POST', LEADS_ROUTE );
	$request->set_headers( ( new \WP_REST_Server() )->get_headers( wp_unslash( $_SERVER ) ) );
	$request->set_body( \WP_REST_Server::get_raw_data() );
	$request->set_body_params( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- A lead needs none.
	send_answer( receive_lead( $request ) );
}
add_action( 'wp_ajax_nopriv_' . LEADS_ACTION, __NAMESPACE__ . '\answer_lead_request' );
add_action( 'wp_ajax_' . LEADS_ACTION, __NAMESPACE__ . '\answer_lead_request' );

/** Sends an answer, and ends the request. */
function send_answer( \WP_REST_Response $answer ): void {
	rest_send_cors_headers( null );
	status_header( $answer->get_status() );
	$headers = $answer->get_headers() + array(
		'Content-Type'           => 'application/json; charset=UTF-8',
		'X-Content-Type-Options' => 'nosniff',
		'X-Robots-Tag'           => 'noindex',
	);
	foreach ( $headers as $name => $value ) {
		header( "$name: $value" );
	}
	$data = $answer->get_data();
	echo is_string( $data ) ? $data : wp_json_encode( $data ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, or made by answer_page.
	exit;
}

/** Receives one lead, and answers when it is stored. */
function receive_lead( \WP_REST_Request $request ): \WP_REST_Response {
	try {
		list( $status, $data ) = store_request( $request );
		$answer                = new \WP_REST_Response( $data, $status );
	} catch ( Problem $problem ) {
		$answer = problem_answer( $problem );
	} catch ( \Throwable $error ) {
		log_error( 'a lead could not be stored', $error );
		$answer = problem_answer( new Problem( 503, 'The lead could not be stored just now. Please send it again.', array(), RETRY_AFTER ) );
	}
	$answer->header( 'Cache-Control', 'no-store' );
	if ( wants_page( $request ) ) {
		$answer->header( 'Content-Type', 'text/html; charset=UTF-8' );
		$answer->header( 'Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'" );
		$answer->set_data( answer_page( $answer->get_status() < 300 ) );
	}
	return $answer;
}

/** The answer to what is not accepted. */
function problem_answer( Problem $problem ): \WP_REST_Response {
	$status = $problem->getCode();
	$data   = array(
		'type'   => 'about:blank',
		'title'  => get_status_header_desc( $status ),
		'status' => $status,
		'detail' => $problem->getMessage(),
	);
	foreach ( $problem->errors as $field => $message ) {
		$data['errors'][] = array(
			'field'   => (string) $field,
			'message' => $message,
		);
	}
	$answer = new \WP_REST_Response( $data, $status );
	$answer->header( 'Content-Type', 'application/problem+json' );
	if ( $problem->retry_after ) {
		$answer->header( 'Retry-After', (string) $problem->retry_after );
	}
	return $answer;
}

/** Reads, validates and stores the lead of a request. Returns the status and the data of the answer, or throws. */
function store_request( \WP_REST_Request $request ): array {
	if ( ! may_send( $request ) ) {
		throw new Problem( 403, 'Pages of this origin may not send leads here: the filter allowed_http_origins of WordPress names those that may.' );
	}
	// While somebody holds a lock, such as a backup, no request waits as long as MariaDB would let it: a day.
	run( 'SET SESSION lock_wait_timeout = %d, innodb_lock_wait_timeout = %d', LOCK_WAIT, LOCK_WAIT );
	$address = client_network();
	/**
	 * Filters how many leads one address may send in a minute.
	 *
	 * @param int $limit 0 for no limit.
	 */
	$limit = (int) apply_filters( 'biosystem_rate_limit', domain( 'intake' )['rateLimit'] );
	$wait  = $limit > 0 ? consume( "minute $address", 1, $limit, MINUTE_IN_SECONDS ) : 0;
	if ( $wait ) {
		throw new Problem( 429, 'Too many leads from this address. Please send it again later.', array(), $wait );
	}
	$type = content_type( $request );
	if ( ! in_array( $type, array_merge( array( 'application/json', 'text/plain' ), FORM_TYPES ), true ) ) {
		throw new Problem( 415, 'Send the lead as JSON, with the content type application/json or text/plain, or as an HTML form.' );
	}
	$body = $request->get_body();
	$max  = max_body();
	// PHP drops what is larger than it allows, and says nothing.
	$size = max( strlen( $body ), (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) );
	if ( $size > $max ) {
		throw new Problem( 413, 'A lead may have at most ' . round( $max / MB_IN_BYTES, 1 ) . ' MB.' );
	}
	$wait = consume( "day $address", $size, DAILY_BYTES, DAY_IN_SECONDS );
	if ( $wait ) {
		throw new Problem( 429, 'Too much from this address today. Please send it again later.', array(), $wait );
	}
	$is_form = in_array( $type, FORM_TYPES, true );
	$sent    = $is_form ? form_lead( $request, domain( 'intake' )['formWindow'] ) : parse_json( $body );
	$read    = read_lead( $sent );
	if ( $is_form ) {
		$earlier = form_lead( $request, domain( 'intake' )['formWindow'], 1 )->id;
		if ( get_lead( $earlier ) ) {
			$read['lead']->id = $earlier;
		}
	}
	$id      = $read['lead']->id;
	$outcome = save_lead( $read, spam_verdict( $read['guard'] ) );
	$lead    = $read['lead'];
	$mailed  = 'separate' !== $outcome && is_estimate_mailed( $lead );
	deliver_soon( $lead->id );
	/**
	 * Fires when a lead was stored, before it is answered.
	 *
	 * @param string $id      Its id.
	 * @param string $outcome `created`, `known` (a revision or a repetition) or `separate` (without the secret of the lead with its id).
	 */
	do_action( 'biosystem_lead_stored', $lead->id, $outcome );
	// Beyond that, the answer to spam, and to a body without the lead's secret, is the same: a robot learns no more.
	return array( 'created' === $outcome ? 201 : 200, compact( 'id' ) + ( $mailed ? array( 'estimateMailed' => true ) : array() ) );
}

/** Bytes of a lead at most: as many as the schema allows, and PHP takes. */
function max_body(): int {
	$php = wp_convert_hr_to_bytes( ini_get( 'post_max_size' ) );
	$max = read_data( 'lead-schema' )['limits']['body'];
	return $php > 0 ? min( $php, $max ) : $max;
}

/** The content type of a request without its parameters. */
function content_type( \WP_REST_Request $request ): string {
	return strtolower( trim( explode( ';', (string) $request->get_header( 'content-type' ) )[0] ) );
}

/**
 * Whether the page of a request may send leads: it is one of this site, or its origin is allowed by WordPress' own filter
 * `allowed_http_origins`. Requests without an origin come from programs, which no browser rule could hold back anyway.
 */
function may_send( \WP_REST_Request $request ): bool {
	$origin = get_http_origin();
	if ( '' === $origin || 'same-origin' === $request->get_header( 'sec-fetch-site' ) || is_allowed_http_origin( $origin ) ) {
		return true;
	}
	$host = static fn( string $url ) => preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) );
	$page = $host( $origin );
	return '' !== $page && in_array( $page, array( $host( home_url() ), $host( 'http://' . $request->get_header( 'host' ) ) ), true );
}

/**
 * The network that a request is counted for: an IPv4 address, or the first half of an IPv6 address, whose other half its owner can
 * change at will.
 */
function client_network(): string {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Hashed.
	$address = $_SERVER['REMOTE_ADDR'] ?? '';
	/**
	 * Filters the address of who sends a lead, for sites behind a proxy.
	 *
	 * @param string $address An IP address.
	 */
	$address = apply_filters( 'biosystem_client_address', $address );
	$bytes   = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : $address;
	return bin2hex( 16 === strlen( $bytes ) && 0 !== strpos( $address, '::ffff:' ) ? substr( $bytes, 0, 8 ) : $bytes );
}

/**
 * Counts what somebody does in a period of some seconds; only a hash of `$who` is stored. Returns how many seconds to wait where that is
 * more than they may do, else 0.
 */
function consume( string $who, int $amount, int $max, int $period ): int {
	$sender = hash_hmac( 'sha256', $who, wp_salt() );
	$ends   = ( intdiv( time(), $period ) + 1 ) * $period;
	run( 'INSERT INTO ' . table( 'senders' ) . ' (sender, period, amount) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE amount = amount + VALUES(amount)', $sender, $ends, $amount );
	$total = rows( 'SELECT amount FROM ' . table( 'senders' ) . ' WHERE sender = %s AND period = %d', $sender, $ends )[0]->amount ?? 0;
	return (int) $total > $max ? max( 1, $ends - time() ) : 0;
}

/**
 * Why a lead looks like spam, by the signals of its form (null where the sender collects none); see `src/leads/spamVerdict.ts`. One signal
 * is not enough: autofill completes the honeypot too, and a form with a restored draft is sent within a second.
 */
function spam_verdict( ?object $signals ): ?string {
	if ( ! $signals ) {
		return null;
	}
	$trapped = '' !== ( $signals->trap ?? '' );
	$trusted = $signals->trusted ?? false;
	if ( isset( $signals->seconds ) && $signals->seconds < domain( 'intake' )['minSeconds'] && ( $trapped || ! $trusted ) ) {
		return 'too quick';
	}
	return $trapped && ! $trusted ? 'trap filled' : null;
}

/**
 * The lead of a contact form that a browser sent without script, to be validated like any other. A page that is the same for all visitors
 * holds no id: it is made of what was typed and when, so that a form that is sent twice within a window of some seconds is one lead;
 * `$earlier` windows before, it had another id.
 */
function form_lead( \WP_REST_Request $request, int $window, int $earlier = 0 ): object {
	$form  = $request->get_body_params();
	$max   = read_data( 'lead-schema' )['limits'];
	$text  = static function ( string $name ) use ( $form, $max ) {
		$value = is_string( $form[ $name ] ?? null ) ? wp_check_invalid_utf8( $form[ $name ], true ) : '';
		return preg_replace( '/\r\n?/', "\n", mb_substr( $value, 0, 20 * $max['text'] ) );
	};
	$typed = array();
	$pairs = array();
	foreach ( read_data( 'lead-schema' )['contactFields'] as $name ) {
		$typed[ $name ] = $text( $name );
		$pairs[]        = array( $name, $typed[ $name ] );
	}
	$answers   = array();
	$schema    = read_data( 'lead-schema' );
	$described = json_decode( $text( $schema['askedField'] ) );
	$changed   = json_decode( $text( $schema['changedField'] ) );
	$prefix  = read_data( 'lead-schema' )['questionPrefix'];
	foreach ( array_keys( $form ) as $name ) {
		$name = (string) $name;
		if ( 0 === strpos( $name, $prefix ) && '' !== $text( $name ) && count( $answers ) < $max['answers'] ) {
			$answers[] = form_answer( substr( $name, strlen( $prefix ) ), $text( $name ), $described );
			$pairs[]   = array( $name, $text( $name ) );
		}
	}
	$page = '' === $text( 'page' ) ? (string) $request->get_header( 'referer' ) : $text( 'page' );
	return (object) (
		array(
			'id'        => hashed_id( array( intdiv( time(), $window ) - $earlier, $pairs ) ),
			'kind'      => 'contact',
			'source'    => domain( 'leadSources' )['contact'],
			'timestamp' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
			'page'      => mb_substr( wp_check_invalid_utf8( $page, true ), 0, $max['link'] ),
			'guard'     => (object) array(
				'trap'    => $text( domain( 'honeypot' ) ),
				'trusted' => '?1' === $request->get_header( 'sec-fetch-user' ),
			),
		) + $typed
		+ ( is_object( $changed ) ? array( 'changedForm' => $changed ) : array() )
		+ ( $answers ? array( 'answers' => $answers ) : array() )
	);
}

/** The answer to a question of a form that a browser sent by itself; see `src/domain/askedQuestions.ts`. */
function form_answer( string $id, string $value, $described ): object {
	$found = array();
	foreach ( is_array( $described ) ? $described : array() as $entry ) {
		if ( is_array( $entry ) && ( $entry[0] ?? null ) === $id ) {
			$found = $entry;
			break;
		}
	}
	$label = $found[1] ?? null;
	$words = is_object( $found[2] ?? null ) ? get_object_vars( $found[2] ) : array();
	$said  = $words ? array_map( static fn( $part ) => $words[ $part ] ?? $part, explode( ' ', $value ) ) : array( $value );
	return (object) (
		array(
			'id'    => $id,
			'label' => is_string( $label ) && '' !== $label ? $label : $id,
			'value' => implode( ', ', array_filter( $said, static fn( $part ) => is_string( $part ) && '' !== $part ) ),
		) + ( 1 === ( $found[3] ?? null ) ? array( 'agreedAt' => gmdate( 'Y-m-d\TH:i:s.000\Z' ) ) : array() )
	);
}

/** Whether a page is wanted: browsers ask for HTML when they send a form; a script's `fetch` and `sendBeacon` ask for anything. */
function wants_page( \WP_REST_Request $request ): bool {
	return 'application/json' !== content_type( $request ) && false !== strpos( (string) $request->get_header( 'accept' ), 'text/html' );
}

/** The page that answers a form. */
function answer_page( bool $accepted ): string {
	$title = $accepted ? __( 'Thank you!', 'biosystem-widgets' ) : __( 'Error: not sent', 'biosystem-widgets' );
	$text  = $accepted
		? __( 'Your request has arrived.', 'biosystem-widgets' )
		: __( 'Your request could not be accepted. Please go back, check what you typed and try again.', 'biosystem-widgets' );
	return sprintf(
		'<!doctype html><html lang="%1$s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%2$s</title><body style="max-width:40em;margin:0 auto;padding:16px;font:16px/1.5 sans-serif"><h1>%2$s</h1><p>%3$s</p><p><a href="%4$s">%5$s</a></p></body></html>',
		esc_attr( get_bloginfo( 'language' ) ),
		esc_html( $title ),
		esc_html( $text ),
		esc_url( home_url( '/' ) ),
		esc_html( get_bloginfo( 'name' ) )
	);
}
