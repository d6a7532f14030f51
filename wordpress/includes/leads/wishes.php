<?php
/**
 * The times that visitors can wish for, where leads come to this WordPress: arrival windows, by the `availability` of the firm's config.
 * Nothing is booked and nothing is kept, because WordPress has no calendar: the form says so, and its lead brings the wish as an answer.
 * Where leads are passed on to a lead desk, the form is told of it, and offers what is free there.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

const WISHES_ROUTE = '/biosystem/v1/wishes';

/** The action of admin-ajax.php that answers the same, where the REST API is closed. */
const WISHES_ACTION = 'biosystem_wishes';

/** Days of one answer at most, and where none are asked for; as the lead desk's. */
const MOST_WISH_DAYS  = 62;
const USUAL_WISH_DAYS = 14;

/** Weekdays as the config names them, from Monday on. */
const WISH_WEEKDAYS = array( 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun' );

/** The id of the answer by which a lead says what its sender wished for. */
const WISH_ANSWER = 'requestedTime';

/** What a lead wishes for, in a line: `Requested time: Tue, Dec 1, 8 – 10 AM (Eastern Time)`; empty where it wishes for no time. */
function wish_in( object $lead ): string {
	foreach ( answers_of( $lead ) as $answer ) {
		if ( WISH_ANSWER === ( $answer->id ?? null ) && is_string( $answer->value ?? null ) ) {
			return one_line( "$answer->label: $answer->value", 200 );
		}
	}
	return '';
}

/** Registers the route. */
function register_wishes_route(): void {
	register_rest_route(
		'biosystem/v1',
		'/wishes',
		array(
			'methods'             => 'GET',
			'callback'            => static fn( \WP_REST_Request $request ) => answer_wishes( $request->get_query_params() ),
			'permission_callback' => '__return_true',
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_wishes_route' );

/** Answers what is asked by the address of the request, and ends it. */
function answer_wishes_request(): void {
	send_answer( answer_wishes( wp_unslash( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Anybody may read them.
}
add_action( 'wp_ajax_nopriv_' . WISHES_ACTION, __NAMESPACE__ . '\answer_wishes_request' );
add_action( 'wp_ajax_' . WISHES_ACTION, __NAMESPACE__ . '\answer_wishes_request' );

/**
 * The answer: `{ timeZone, days: [{ date, slots: [{ start, end, state: 'wish' }] }], desk }`, or 404 where no times are offered. `desk` is
 * where this WordPress passes leads on to, if it does.
 */
function answer_wishes( array $query ): \WP_REST_Response {
	$config       = json_decode( saved_config(), true );
	$availability = $config['availability'] ?? null;
	$zone         = wish_zone( $config['timeZone'] ?? null );
	$days         = filter_var( $query['days'] ?? USUAL_WISH_DAYS, FILTER_VALIDATE_INT );
	$from         = $query['from'] ?? '';
	if ( ! is_array( $availability ) || ! wish_hours( $availability ) ) {
		$answer = problem_answer( new Problem( 404, 'No times can be wished for here: the config names no availability.hours.' ) );
	} elseif ( false === $days || $days < 1 || $days > MOST_WISH_DAYS ) {
		$answer = problem_answer( new Problem( 400, 'days is no whole number from 1 to ' . MOST_WISH_DAYS . '.' ) );
	} elseif ( '' !== $from && ! is_day( $from ) ) {
		$answer = problem_answer( new Problem( 400, 'from is no day. Expected one such as 2026-12-01.' ) );
	} else {
		$zip    = is_string( $query['zip'] ?? null ) ? $query['zip'] : '';
		$now    = new \DateTimeImmutable( 'now', $zone );
		$desk   = in_array( 'desk', targets(), true ) ? array( 'desk' => settings()['desk_url'] ) : array();
		$answer = new \WP_REST_Response(
			array(
				'timeZone' => $zone->getName(),
				'days'     => wish_days( $availability, $now, max( $from, $now->format( 'Y-m-d' ) ), $days, $zip ),
			) + $desk
		);
	}
	$answer->header( 'Cache-Control', 'no-store' );
	return $answer;
}

/** The firm's time zone: that of its config, else that of the site. */
function wish_zone( $name ): \DateTimeZone {
	return in_array( $name, \DateTimeZone::listIdentifiers( \DateTimeZone::ALL_WITH_BC ), true ) ? new \DateTimeZone( $name ) : wp_timezone();
}

/** Days in a row, up to as many ahead as can be chosen, each with its times. */
function wish_days( array $availability, \DateTimeImmutable $now, string $from, int $count, string $zip ): array {
	$horizon  = (int) ( $availability['horizonDays'] ?? 60 );
	$last     = $now->modify( "+$horizon days" )->format( 'Y-m-d' );
	$earliest = $now->getTimestamp() + (int) ( $availability['leadHours'] ?? 24 ) * HOUR_IN_SECONDS;
	$first    = new \DateTimeImmutable( $from, $now->getTimezone() );
	$days     = array();
	for ( $nth = 0; $nth < $count; $nth++ ) {
		$day  = $first->modify( "+$nth days" );
		$date = $day->format( 'Y-m-d' );
		if ( $date > $last ) {
			break;
		}
		$is_day = ! is_closed( $availability, $day ) && is_served( $availability, $day, $zip );
		$slots  = $is_day ? wish_slots( $availability, $day, $earliest ) : array();
		$days[] = compact( 'date', 'slots' );
	}
	return $days;
}

/** The windows of a day that begin late enough. Without windows the working hours are one. */
function wish_slots( array $availability, \DateTimeImmutable $day, int $earliest ): array {
	$hours   = array_filter( wish_hours( $availability ), static fn( $entry ) => in_array( weekday_of( $day ), $entry['days'], true ) );
	$windows = array_filter( list_in( $availability, 'windows' ), static fn( $window ) => is_span( $window, 'from', 'until' ) );
	$open    = array_map( static fn( $entry ) => array( minutes_in( $entry, 'open' ), minutes_in( $entry, 'close' ) ), $hours );
	$wanted  = $windows ? array_map( static fn( $window ) => array( minutes_in( $window, 'from' ), minutes_in( $window, 'until' ) ), $windows ) : $open;
	$slots   = array();
	foreach ( $wanted as list( $from, $until ) ) {
		$is_open = array_filter( $open, static fn( $entry ) => $entry[0] <= $from && $until <= $entry[1] );
		$start   = instant_at( $day, $from );
		$end     = instant_at( $day, $until );
		if ( $is_open && $start && $end && $start->getTimestamp() >= $earliest ) {
			$slots[ $start->getTimestamp() ] = array(
				'start' => $start->format( 'Y-m-d\TH:i:s.000\Z' ),
				'end'   => $end->format( 'Y-m-d\TH:i:s.000\Z' ),
				'state' => 'wish',
			);
		}
	}
	ksort( $slots );
	return array_values( $slots );
}

/** The working hours that can be used: `days`, `open`, `close`. */
function wish_hours( array $availability ): array {
	return array_filter(
		list_in( $availability, 'hours' ),
		static fn( $entry ) => is_array( $entry['days'] ?? null ) && is_span( $entry, 'open', 'close' )
	);
}

/** Whether the firm is in an area on a day, as far as the ZIP code is known. */
function is_served( array $availability, \DateTimeImmutable $day, string $zip ): bool {
	$areas   = list_in( $availability, 'areas' );
	$compact = static fn( string $code ) => strtoupper( str_replace( ' ', '', $code ) );
	$begins  = static fn( $code ) => is_string( $code ) && 0 === strpos( $compact( $zip ), $compact( $code ) );
	foreach ( $areas as $area ) {
		$days = $area['days'] ?? null;
		$zips = $area['zips'] ?? null;
		if ( is_array( $days ) && is_array( $zips ) && in_array( weekday_of( $day ), $days, true ) && ( '' === $zip || array_filter( $zips, $begins ) ) ) {
			return true;
		}
	}
	return array() === $areas;
}

/** Whether nobody comes on a day. */
function is_closed( array $availability, \DateTimeImmutable $day ): bool {
	$date = $day->format( 'Y-m-d' );
	foreach ( list_in( $availability, 'closed' ) as $pause ) {
		$from = $pause['from'] ?? '';
		if ( is_day( $from ) && $from <= $date && $date <= ( $pause['until'] ?? $from ) ) {
			return true;
		}
	}
	return false;
}

/** The objects of a list of the config. */
function list_in( array $availability, string $name ): array {
	return array_filter( is_array( $availability[ $name ] ?? null ) ? $availability[ $name ] : array(), 'is_array' );
}

/** The weekday as the config names it. */
function weekday_of( \DateTimeImmutable $day ): string {
	return WISH_WEEKDAYS[ $day->format( 'N' ) - 1 ];
}

/** Whether a value is a day such as `2026-12-01`. */
function is_day( $value ): bool {
	return is_string( $value ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
}

/** Whether an entry has two times, the later one last. */
function is_span( array $entry, string $from, string $until ): bool {
	return minutes_in( $entry, $from ) >= 0 && minutes_in( $entry, $from ) < minutes_in( $entry, $until );
}

/** Minutes from midnight to a time such as `08:30`; -1 for what is none. */
function minutes_in( array $entry, string $name ): int {
	$time = $entry[ $name ] ?? null;
	return is_string( $time ) && preg_match( '/^([01]\d|2[0-4]):([0-5]\d)$/D', $time, $parts ) ? 60 * (int) $parts[1] + (int) $parts[2] : -1;
}

/** The time on the firm's clocks, in UTC; null for one that they skip. */
function instant_at( \DateTimeImmutable $day, int $minutes ): ?\DateTimeImmutable {
	$time = $day->setTime( intdiv( $minutes, 60 ), $minutes % 60 );
	return 60 * (int) $time->format( 'G' ) + (int) $time->format( 'i' ) === $minutes % 1440 ? $time->setTimezone( new \DateTimeZone( 'UTC' ) ) : null;
}
