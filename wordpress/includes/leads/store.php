<?php
/**
 * Leads in the database: one row an id, with every revision. The `body` of a row is the lead as it was sent.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Who may read leads, change their state, and delete them. */
const READ_LEADS = 'biosystem_read_leads';

/** The columns by which lists of leads can be sorted. */
const SORTABLE = array( 'received_at', 'name', 'kind', 'state' );

/**
 * Stores a revision of a lead, as `read_lead` returns it, and its deliveries in one transaction. Returns `created`, `known` (a revision or
 * a repetition), or `separate`: without the secret of the lead that has its id, it is stored as a lead of its own, and marked. An erased
 * lead is not stored again. A revision may be suspect; a lead of which one revision was not is not, unless a person marked it.
 */
function save_lead( array $read, ?string $suspect ): string {
	$read['lead']->id = strtolower( $read['lead']->id );
	$save             = static function () use ( &$read, &$suspect ) {
		// Saving changes the lead, and a second try must find it as it was.
		$copy = array( 'lead' => json_decode( wp_json_encode( $read['lead'] ) ) );
		return save_revision( $copy + $read, $suspect );
	};
	$outcome          = transaction( $save );
	if ( 'separate' === $outcome ) {
		$suspect          = 'without the secret of ' . $read['lead']->id;
		$read['lead']->id = separate_id( $read );
		transaction( $save );
	}
	return $outcome;
}

/** Stores a revision in the current transaction. See `save_lead`; where it is `separate`, it is not stored yet. */
function save_revision( array $read, ?string $suspect ): string {
	$lead   = $read['lead'];
	$id     = $lead->id;
	$photos = $read['photos'];
	$secret = $read['secret'];
	$now    = now();
	// Whoever comes second with an id waits here for the first. Nothing is read before that: it would be old.
	$created = run(
		'INSERT INTO ' . table( 'leads' ) . " (id, kind, suspect, partial, received_at, updated_at, made_at, revision, secret_hash, name, email, phone, address, source, page, lang, body)
		VALUES (%s, '', NULLIF(%s, ''), 0, %s, %s, '', 0, '', '', '', '', '', '', '', '', '') ON DUPLICATE KEY UPDATE id = id",
		$id,
		(string) $suspect,
		$now,
		$now
	);
	if ( 1 === $created ) {
		if ( is_erased( $id ) ) {
			run( 'DELETE FROM ' . table( 'leads' ) . ' WHERE id = %s', $id );
			return 'known';
		}
		add_photos( $id, place_photos( $lead, $photos, array() ) );
		update_lead( $lead, version_of( $read ), $now );
		if ( null === $suspect ) {
			enqueue( $lead, 'created', targets(), $secret );
		}
		return 'created';
	}
	$stored = rows( 'SELECT * FROM ' . table( 'leads' ) . ' WHERE id = %s FOR UPDATE', $id )[0] ?? null;
	if ( ! $stored ) { // Erased meanwhile.
		return 'known';
	}
	$added   = place_photos( $lead, $photos, $photos ? stored_photos( $id ) : array() );
	$version = version_of( $read );
	$body    = wp_json_encode( $lead );
	$print   = fingerprint_of( $body );
	$same    = comparable( $body ) === comparable( $stored->body );
	$may     = '' === $stored->secret_hash
		? null === $suspect || null !== $stored->suspect
		: $stored->secret_hash === $version['secret_hash'];
	$kept    = ( $same && ! $may ) || fingerprint_of( $stored->body ) === $print || is_superseded( $id, $print );
	if ( ! $kept && ! $may ) {
		return 'separate';
	}
	$changed = false;
	if ( ! $kept ) {
		if ( is_older( $version, (array) $stored ) ) {
			keep_superseded( $id, (int) $version['revision'], $now, $body );
			if ( '' === $stored->secret_hash ) {
				run( 'UPDATE ' . table( 'leads' ) . ' SET secret_hash = %s WHERE id = %s', $version['secret_hash'], $id );
			}
		} else {
			keep_superseded( $id, (int) $stored->revision, $stored->updated_at, $stored->body );
			update_lead( $lead, $version, $now );
			$changed = ! $same;
		}
		add_photos( $id, $added );
	}
	$cleared = $may && null !== $stored->suspect && null === $suspect && domain( 'markedByHand' ) !== $stored->suspect;
	if ( $cleared ) {
		run( 'UPDATE ' . table( 'leads' ) . ' SET suspect = NULL WHERE id = %s', $id );
	}
	if ( $cleared || ( $changed && null === $stored->suspect ) ) {
		enqueue( $lead, 'known', targets(), $secret );
	}
	return 'known';
}

/**
 * The id of a lead that names the id of another one and does not bring its secret. It is made of what only its sender knows:
 * repeated it is the same lead, and with the same secret again a revision of it.
 */
function separate_id( array $read ): string {
	$secret = $read['secret'];
	$sender = null === $secret
		? array_merge( array( fingerprint_of( wp_json_encode( $read['lead'] ) ) ), array_column( $read['photos'], 'sha256' ) )
		: array( hash( 'sha256', $secret ) );
	return hashed_id( array_merge( array( $read['lead']->id, null === $secret ), $sender ) );
}

/** A UUID of version 8 (RFC 9562), made of a hash of values, as JSON: the same values have the same id. */
function hashed_id( array $values ): string {
	$hash = hash( 'sha256', wp_json_encode( $values, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS ) );
	return preg_replace( '/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/', '$1-$2-8$3-8$4-$5', $hash );
}

/** What decides which of two revisions is the later one, and who may send another. */
function version_of( array $read ): array {
	$lead = $read['lead'];
	return array(
		'partial'     => empty( $lead->partial ) ? 0 : 1,
		'revision'    => null === $read['secret'] ? 0 : (int) ( $read['revision'] ?? 1 ),
		'made_at'     => made_at( $lead->timestamp ),
		'secret_hash' => null === $read['secret'] ? '' : hash( 'sha256', $read['secret'] ),
	);
}

/**
 * When a lead was made by the client's clock, in ISO 8601, UTC; a time in the future is that of its arrival, so that it loses to
 * a later one.
 */
function made_at( string $timestamp ): string {
	preg_match( '/^(\d+)-(\d+)-(\d+).(\d+):(\d+):(\d+)(\.\d+)?(?:Z| ?([+-])(\d\d):?(\d\d)?)$/', $timestamp, $part );
	$offset = isset( $part[8] ) ? (int) ( $part[8] . '1' ) * ( 3600 * (int) $part[9] + 60 * (int) ( $part[10] ?? 0 ) ) : 0;
	$made   = gmmktime( (int) $part[4], (int) $part[5], (int) $part[6], (int) $part[2], (int) $part[3], (int) $part[1] ) - $offset;
	return $made > time() + domain( 'intake' )['clockTolerance']
		? gmdate( 'Y-m-d\TH:i:s.000\Z' )
		: gmdate( 'Y-m-d\TH:i:s', $made ) . substr( ( $part[7] ?? '' ? $part[7] : '.' ) . '000', 0, 4 ) . 'Z';
}

/** Whether the version of a revision is older than that of another. Only those that were sent without a secret, and so without a count, go by clocks. */
function is_older( array $one, array $other ): bool {
	foreach ( array( 'partial', 'revision' ) as $column ) {
		$order = (int) $one[ $column ] <=> (int) $other[ $column ];
		if ( 0 !== $order ) {
			return ( 'partial' === $column ) === ( $order > 0 );
		}
	}
	return 0 === (int) $one['revision'] && $one['made_at'] < $other['made_at'];
}

/** Writes a revision into the row of its lead. */
function update_lead( object $lead, array $version, string $now ): void {
	global $wpdb;
	$columns = $version + array(
		'kind'       => $lead->kind,
		'updated_at' => $now,
		'email'      => email_of( $lead ),
		'body'       => wp_json_encode( $lead ),
	);
	$facts   = contact_of( $lead ) + array(
		'source' => $lead->source,
		'page'   => $lead->page ?? '',
		'lang'   => $lead->lang ?? '',
	);
	foreach ( array( 'name', 'phone', 'address', 'source', 'page', 'lang' ) as $column ) {
		// Without what the site's database cannot hold: the body has it.
		$text               = $wpdb->strip_invalid_text_for_column( table( 'leads' ), $column, one_line( $facts[ $column ], 8000 ) );
		$columns[ $column ] = is_string( $text ) ? $text : '';
	}
	$set = implode( ' = %s, ', array_keys( $columns ) ) . ' = %s';
	run( 'UPDATE ' . table( 'leads' ) . " SET $set WHERE id = %s", ...array_merge( array_values( $columns ), array( $lead->id ) ) );
}

/** The content of a revision without what differs between two attempts to send it. */
function content_of( string $body ): object {
	$lead = json_decode( $body );
	unset( $lead->id, $lead->guard );
	return $lead;
}

/** Identifies a revision among those of its lead, however often it is sent. */
function fingerprint_of( string $body ): string {
	return hash( 'sha256', wp_json_encode( content_of( $body ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS ) );
}

/** What a revision says, for comparing: a repetition notifies nobody. */
function comparable( string $body ): string {
	$lead = content_of( $body );
	unset( $lead->timestamp, $lead->revision );
	return wp_json_encode( sorted( $lead ) );
}

/** A value of parsed JSON whose objects have their fields in order. */
function sorted( $value ) {
	if ( is_array( $value ) ) {
		return array_map( __NAMESPACE__ . '\sorted', $value );
	}
	if ( ! is_object( $value ) ) {
		return $value;
	}
	$fields = array_map( __NAMESPACE__ . '\sorted', get_object_vars( $value ) );
	ksort( $fields, SORT_STRING );
	return (object) $fields;
}

/** Stores a revision that is not the last one, with its count; 0 without one. */
function keep_superseded( string $id, int $revision, string $received_at, string $body ): void {
	run(
		'INSERT IGNORE INTO ' . table( 'revisions' ) . ' (lead_id, fingerprint, revision, received_at, email, body) VALUES (%s, %s, %d, %s, %s, %s)',
		$id,
		fingerprint_of( $body ),
		$revision,
		$received_at,
		email_of( json_decode( $body ) ),
		$body
	);
}

/** Whether a revision of a lead is stored, and not its last one. */
function is_superseded( string $id, string $fingerprint ): bool {
	return (bool) rows( 'SELECT revision FROM ' . table( 'revisions' ) . ' WHERE lead_id = %s AND fingerprint = %s', $id, $fingerprint );
}

/** Whether a lead was erased. */
function is_erased( string $id ): bool {
	return (bool) rows( 'SELECT id FROM ' . table( 'erased' ) . ' WHERE id = %s', $id );
}

/** Apostrophes, which no search tells apart. */
const APOSTROPHES = array( "'", '’', '‘', '`', '´' );

/** What stands between the digits of phone numbers. */
const PHONE_MARKS = array( ' ', '-', '.', '(', ')', '/' );

/**
 * Finds leads by `search`, `kind`, `state`, `suspect` (bool) and `partial` (bool), in the order of `orderby` (received_at, name, kind
 * or state) and `order` (asc or desc), `per_page` (default 20) on a `page` (from 1). Returns `leads` (rows) and `total` (how many match).
 */
function find_leads( array $query ): array {
	global $wpdb;
	$where = array( '1 = 1' );
	$args  = array();
	foreach ( array( 'kind', 'state' ) as $column ) {
		if ( ! empty( $query[ $column ] ) ) {
			$where[] = "$column = %s";
			$args[]  = $query[ $column ];
		}
	}
	if ( isset( $query['suspect'] ) ) {
		$where[] = $query['suspect'] ? 'suspect IS NOT NULL' : 'suspect IS NULL';
	}
	if ( isset( $query['partial'] ) ) {
		$where[] = $query['partial'] ? 'partial = 1' : 'partial = 0';
	}
	$search = trim( $query['search'] ?? '' );
	if ( '' !== $search ) {
		$plain = str_replace( APOSTROPHES, '', $search );
		$like  = '%' . $wpdb->esc_like( $plain ) . '%';
		// The body is ASCII: other characters are escaped.
		$in_body = '%' . $wpdb->esc_like( trim( wp_json_encode( $plain ), '"' ) ) . '%';
		$escaped = array_map( static fn( $quote ) => trim( wp_json_encode( $quote ), '"' ), APOSTROPHES );
		$number  = preg_match( '/^[^\p{L}]+(?:(?:ext|x)\W*\d*)?$/iu', $search ) ? substr( ltrim( phone_number( $search ), '+' ), -10 ) : '';
		$where[] = '(' . without( 'name', APOSTROPHES ) . ' LIKE %s OR email LIKE %s OR phone LIKE %s OR ' . without( 'address', APOSTROPHES ) . ' LIKE %s OR id = %s OR '
			. without( 'body', $escaped ) . ' LIKE %s OR (%s <> \'\' AND ' . without( 'phone', PHONE_MARKS ) . ' LIKE %s))';
		$args    = array_merge( $args, array( $like, $like, $like, $like, $search, $in_body, strlen( $number ) >= 4 ? $number : '', "%$number%" ) );
	}
	$orderby = in_array( $query['orderby'] ?? '', SORTABLE, true ) ? $query['orderby'] : 'received_at';
	$order   = 'asc' === strtolower( $query['order'] ?? '' ) ? 'ASC' : 'DESC';
	$count   = max( 1, (int) ( $query['per_page'] ?? 20 ) );
	$skipped = ( max( 1, (int) ( $query['page'] ?? 1 ) ) - 1 ) * $count;
	$from    = ' FROM ' . table( 'leads' ) . ' WHERE ' . implode( ' AND ', $where );
	return array(
		'leads' => rows( "SELECT *$from ORDER BY $orderby $order, id $order LIMIT %d OFFSET %d", ...array_merge( $args, array( $count, $skipped ) ) ),
		'total' => (int) rows( "SELECT COUNT(*) AS total$from", ...$args )[0]->total,
	);
}

/** How many leads are new, up to a number: each page of wp-admin asks it, and an index answers. */
function count_new_leads( int $max ): int {
	$found = rows(
		'SELECT COUNT(*) AS total FROM (SELECT 1 FROM ' . table( 'leads' ) . " WHERE state = 'new' AND partial = 0 AND suspect IS NULL LIMIT %d) AS found",
		$max
	);
	return (int) $found[0]->total;
}

/** The SQL of a column without some texts, which are ours. */
function without( string $column, array $texts ): string {
	foreach ( $texts as $text ) {
		$column = "REPLACE($column, '" . esc_sql( $text ) . "', '')";
	}
	return $column;
}

/** One lead: its row, or null. */
function get_lead( string $id ): ?object {
	return rows( 'SELECT * FROM ' . table( 'leads' ) . ' WHERE id = %s', strtolower( $id ) )[0] ?? null;
}

/** The revisions of a lead that another one superseded, as they arrived, each with `revision`, `received_at` and `body`. */
function lead_revisions( string $id ): array {
	return rows( 'SELECT revision, received_at, body FROM ' . table( 'revisions' ) . ' WHERE lead_id = %s ORDER BY received_at, revision', $id );
}

/** Notes the state of leads, one of the domain's `leadStates`; returns how many had another one. Nothing happens for another state. */
function set_lead_state( array $ids, string $state ): int {
	return $ids && in_array( $state, domain( 'leadStates' ), true )
		? run( 'UPDATE ' . table( 'leads' ) . ' SET state = %s WHERE id IN (' . placeholders( $ids ) . ')', $state, ...$ids )
		: 0;
}

/**
 * Marks leads as suspect for a reason, such as the domain's `markedByHand`, or with null takes the mark away; returns how many were
 * changed. A lead without it is forwarded like any other.
 */
function mark_leads( array $ids, ?string $reason ): int {
	$marked = 0;
	foreach ( $ids as $id ) {
		$marked += transaction(
			static function () use ( $id, $reason ) {
				$lead    = get_lead( $id );
				$changed = run( 'UPDATE ' . table( 'leads' ) . " SET suspect = NULLIF(%s, '') WHERE id = %s", (string) $reason, $id );
				if ( $changed && $lead && null === $reason ) {
					enqueue( json_decode( $lead->body ), 'known', array_intersect( targets(), array( 'desk', 'webhook' ) ), null );
				}
				return $changed;
			}
		);
	}
	schedule_deliveries();
	return $marked;
}

/**
 * Erases leads with all that belongs to them; returns how many there were. Only their ids are kept, so that a late repetition does not
 * bring them back.
 */
function delete_leads( array $ids ): int {
	$deleted = 0;
	foreach ( $ids as $id ) {
		$files    = wp_list_pluck( stored_photos( $id ), 'file' );
		$deleted += transaction(
			static function () use ( $id ) {
				$leads = run( 'DELETE FROM ' . table( 'leads' ) . ' WHERE id = %s', $id );
				foreach ( $leads ? array( 'revisions', 'photos', 'deliveries' ) : array() as $name ) {
					run( 'DELETE FROM ' . table( $name ) . ' WHERE lead_id = %s', $id );
				}
				if ( $leads ) {
					run( 'INSERT IGNORE INTO ' . table( 'erased' ) . ' (id, erased_at) VALUES (%s, %s)', $id, now() );
				}
				return $leads;
			}
		);
		foreach ( $files as $file ) {
			wp_delete_file( photo_folder() . $file );
		}
	}
	return $deleted;
}
