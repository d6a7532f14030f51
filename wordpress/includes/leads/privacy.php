<?php
/**
 * WordPress' own tools for personal data: export, erasure, and text for the privacy policy.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** Leads that one step of an export or an erasure takes. */
const PRIVACY_PAGE = 20;

/** The ids of the leads of a person, by any of their revisions. */
function ids_by_email( string $email ): array {
	$email = normalize_email( $email );
	$found = rows(
		'SELECT id FROM ' . table( 'leads' ) . ' WHERE email = %s UNION SELECT lead_id FROM ' . table( 'revisions' ) . ' WHERE email = %s ORDER BY id',
		$email,
		$email
	);
	return array_column( $found, 'id' );
}

/** Exports a page of the leads of a person, with their revisions; the first page is 1. */
function export_person( string $email, int $page = 1 ): array {
	$ids   = array_slice( ids_by_email( $email ), ( $page - 1 ) * PRIVACY_PAGE, PRIVACY_PAGE );
	$items = array();
	foreach ( $ids as $id ) {
		$lead      = get_lead( $id );
		$revisions = array_merge( $lead ? array( $lead ) : array(), lead_revisions( $id ) );
		foreach ( $revisions as $number => $revision ) {
			$data = array();
			foreach ( lead_fields( $revision ) as list( $name, $value ) ) {
				$data[] = compact( 'name', 'value' );
			}
			$files = array_column( photos_in( json_decode( $revision->body ), $id ), 'name' );
			if ( $files ) {
				$data[] = array(
					'name'  => __( 'Photos', 'biosystem-widgets' ),
					'value' => implode( ', ', $files ),
				);
			}
			$items[] = array(
				'group_id'    => 'biosystem-leads',
				'group_label' => __( 'Requests', 'biosystem-widgets' ),
				'item_id'     => "lead-$id-$number",
				'data'        => $data,
			);
		}
	}
	return array(
		'data' => $items,
		'done' => count( $ids ) < PRIVACY_PAGE,
	);
}

/** Erases the leads of a person, with everything that belongs to them. */
function erase_person( string $email ): array {
	$ids = array_slice( ids_by_email( $email ), 0, PRIVACY_PAGE );
	return array(
		'items_removed'  => delete_leads( $ids ),
		'items_retained' => 0,
		'messages'       => array(),
		'done'           => count( $ids ) < PRIVACY_PAGE,
	);
}

/** Adds the photos of a person to the archive that they get: its path and URL, its report and the request. */
function export_photos( $archive, $url, $html, $request_id ): void {
	$request = wp_get_user_request( $request_id );
	$zip     = new \ZipArchive();
	if ( ! $request || true !== $zip->open( $archive ) ) {
		return;
	}
	guarded(
		'photos could not be exported',
		static function () use ( $request, $zip ) {
			foreach ( ids_by_email( $request->email ) as $id ) {
				foreach ( stored_photos( $id ) as $photo ) {
					$zip->addFile( photo_folder() . $photo->file, "photos/$photo->name" );
				}
			}
		}
	);
	$zip->close();
}
add_action( 'wp_privacy_personal_data_export_file_created', __NAMESPACE__ . '\export_photos', 10, 4 );

add_filter(
	'wp_privacy_personal_data_exporters',
	static function ( $exporters ) {
		$exporters['biosystem-widgets'] = array(
			'exporter_friendly_name' => __( 'Requests', 'biosystem-widgets' ),
			// WordPress shows an error, and makes no file that lacks something.
			'callback'               => static fn( $email, $page ) => guarded( 'leads could not be exported', static fn() => export_person( $email, (int) $page ) )
				?? new \WP_Error( 'biosystem_database', __( 'The leads could not be read. The server’s error log says why.', 'biosystem-widgets' ) ),
		);
		return $exporters;
	}
);

add_filter(
	'wp_privacy_personal_data_erasers',
	static function ( $erasers ) {
		$erasers['biosystem-widgets'] = array(
			'eraser_friendly_name' => __( 'Requests', 'biosystem-widgets' ),
			'callback'             => static fn( $email ) => guarded( 'leads could not be erased', static fn() => erase_person( $email ) )
				?? new \WP_Error( 'biosystem_database', __( 'The leads could not be erased. The server’s error log says why.', 'biosystem-widgets' ) ),
		);
		return $erasers;
	}
);

/** Suggests text for the site's privacy policy. */
function suggest_policy(): void {
	$days = (int) settings()['retention_days'];
	$kept = $days > 0
		/* translators: %d: a number of days. */
		? sprintf( _n( 'We keep it for %d day after its last change.', 'We keep it for %d days after its last change.', $days, 'biosystem-widgets' ), $days )
		: __( 'We keep it until you ask us to erase it.', 'biosystem-widgets' );
	wp_add_privacy_policy_content(
		'BioSystem Widgets',
		wp_kses_post(
			wpautop(
				__( 'When you send one of our forms, this website stores what you typed, your photos, the page and the campaign that led you to it, and when you sent it. A form that you begin and leave may be stored, too, as far as it says so. We use it to answer your request, and send a confirmation to your email address.', 'biosystem-widgets' )
				. "\n\n" . $kept . ' ' . __( 'To stop abuse, a code that is made of your internet address is stored for a day.', 'biosystem-widgets' )
			)
		)
	);
}
add_action( 'admin_init', __NAMESPACE__ . '\suggest_policy' );
