<?php
/**
 * Photos of leads: private files outside the media library.
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The option that holds the name of the folder with photos, which nobody can guess. */
const PHOTO_FOLDER_OPTION = 'biosystem_photo_folder';

/** What is accepted as a photo: the ending and the MIME type of each, and how its content begins. */
const PHOTO_TYPES = array(
	'jpg'  => array( 'image/jpeg', '/^\xFF\xD8\xFF/' ),
	'png'  => array( 'image/png', '/^\x89PNG\r\n\x1A\n/' ),
	'webp' => array( 'image/webp', '/^RIFF....WEBP/s' ),
	'gif'  => array( 'image/gif', '/^GIF8[79]a/' ),
	'avif' => array( 'image/avif', '/^....ftypavi[fs]/s' ),
	'heic' => array( 'image/heic', '/^....ftyp(?:hei[cx]|mif1)/s' ),
);

/** What is accepted, too, where a firm's question asks for a file. */
const DOCUMENT_TYPES = array( 'pdf' => array( 'application/pdf', '/^%PDF-/' ) );

/**
 * Every place of a lead where a file can stand, in order: the lists of photos, then the answers to the firm's questions. Each has its
 * `path`, its `value` (a reference: what is written there is written to the lead) and `documents` (whether a PDF is taken too).
 */
function file_places( object $lead ): array {
	$places = array();
	foreach ( domain( 'photoFields' ) as $field ) {
		foreach ( is_array( $lead->$field ?? null ) ? array_keys( $lead->$field ) : array() as $index ) {
			$places[] = array(
				'path'      => "$field.$index",
				'value'     => &$lead->$field[ $index ],
				'documents' => false,
			);
		}
	}
	foreach ( answers_of( $lead ) as $index => $answer ) {
		if ( property_exists( $answer, 'file' ) ) {
			$places[] = array(
				'path'      => "answers.$index.file",
				'value'     => &$answer->file,
				'documents' => true,
			);
		}
	}
	return $places;
}

/** The answers to the firm's own questions that a lead holds. */
function answers_of( object $lead ): array {
	$answers = is_array( $lead->answers ?? null ) ? $lead->answers : array();
	return array_values(
		array_filter( $answers, static fn( $answer ) => is_object( $answer ) && is_string( $answer->label ?? null ) )
	);
}

/** What was answered; of a consent with when, as `$format` writes a time. Its label is its text. Of a file its name. */
function answer_value( object $answer, callable $format ) {
	$file = photo_name( $answer->file ?? '' );
	if ( '' !== $file || isset( $answer->file ) ) {
		return '' === $file ? $answer->file : $file;
	}
	$value = $answer->value ?? null;
	$at    = $answer->agreedAt ?? null;
	return is_string( $value ) && is_string( $at ) && date_create_immutable( $at ) ? "$value, " . $format( $at ) : $value;
}

/**
 * Extracts the photos of a lead: replaces each `data:` URL by a reference, and adds what is wrong to the errors, by the paths of fields.
 * Each photo has `position` (from 1), `name`, `mime`, `bytes` and `sha256`.
 */
function extract_photos( object $lead, array &$errors ): array {
	$max    = read_data( 'lead-schema' )['limits']['photos']['audit'];
	$photos = array();
	foreach ( file_places( $lead ) as $index => $place ) {
		$value = $place['value'];
		if ( ! is_string( $value ) || 0 !== strpos( $value, 'data:' ) ) {
			continue;
		}
		if ( count( $photos ) === $max ) {
			$errors[ preg_replace( '/\.\d+$/', '', $place['path'] ) ] = "must have at most $max entries";
			break;
		}
		$photo = decode_photo( $value, $place['documents'] );
		if ( is_string( $photo ) ) {
			$errors[ $place['path'] ] = $photo;
			continue;
		}
		$position       = $index + 1;
		$name           = strtolower( $lead->id ) . "-$position." . $photo['type'];
		$photos[]       = array(
			'position' => $position,
			'name'     => $name,
			'mime'     => $photo['mime'],
			'bytes'    => $photo['bytes'],
			'sha256'   => hash( 'sha256', $photo['bytes'] ),
		);
		$place['value'] = "photo:$name";
	}
	return $photos;
}

/** The content of a `data:` URL with a photo, or also a PDF; a text says what is wrong with it. */
function decode_photo( string $url, bool $documents ) {
	$no_photo = $documents
		? 'is neither a photo nor a PDF: send JPEG, PNG, WebP, GIF, AVIF, HEIC or PDF'
		: 'is no photo: send JPEG, PNG, WebP, GIF, AVIF or HEIC';
	$types    = $documents ? '(?:image\/[^;,]+|application\/pdf)' : 'image\/[^;,]+';
	if ( ! preg_match( "/^data:$types(?:;[^;,]*)*,/i", substr( $url, 0, 200 ), $head ) ) {
		return $no_photo;
	}
	$bytes = preg_match( '/;base64,$/iD', $head[0] )
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- A photo.
		? base64_decode( strtr( substr( $url, strlen( $head[0] ) ), '-_', '+/' ), true )
		: '';
	if ( ! $bytes ) {
		return 'is a broken photo: its base64 cannot be read';
	}
	foreach ( $documents ? PHOTO_TYPES + DOCUMENT_TYPES : PHOTO_TYPES as $type => list( $mime, $beginning ) ) {
		if ( strlen( $bytes ) >= domain( 'intake' )['photoBytes'] && preg_match( $beginning, substr( $bytes, 0, 16 ) ) ) {
			return compact( 'type', 'mime', 'bytes' );
		}
	}
	return $no_photo;
}

/** The name of the photo that an entry of a lead's list, or the file of an answer, refers to; empty where it refers to none. */
function photo_name( $entry ): string {
	return is_string( $entry ) && preg_match( '/^photo:([\da-f-]{36}-\d+\.[a-z]+)$/D', $entry, $match ) ? $match[1] : '';
}

/**
 * Gives the photos that were extracted from a revision their places among the rows of those that the lead has already, changes the
 * revision's references, and returns the photos to be added. Earlier revisions keep theirs, and no photo is stored twice.
 */
function place_photos( object $lead, array $photos, array $stored ): array {
	$taken = array_map( 'intval', array_column( $stored, 'position' ) );
	$known = array_column( $stored, 'name', 'sha256' );
	$names = array();
	$added = array();
	foreach ( $photos as $photo ) {
		$sent = $photo['name'];
		if ( isset( $known[ $photo['sha256'] ] ) ) {
			$names[ $sent ] = $known[ $photo['sha256'] ];
			continue;
		}
		$photo['position'] = in_array( $photo['position'], $taken, true ) ? max( $taken ) + 1 : $photo['position'];
		$photo['name']     = $lead->id . '-' . $photo['position'] . strrchr( $sent, '.' );
		$taken[]           = $photo['position'];
		$names[ $sent ]    = $photo['name'];
		$added[]           = $photo;
	}
	foreach ( file_places( $lead ) as $place ) {
		$name = photo_name( $place['value'] );
		if ( isset( $names[ $name ] ) ) {
			$place['value'] = 'photo:' . $names[ $name ];
		}
	}
	return $added;
}

/** Adds photos to a lead: their files, and their rows in the current transaction. Throws where one cannot be written. */
function add_photos( string $lead_id, array $photos ): void {
	foreach ( $photos as $photo ) {
		// Mails name an attachment by its file, so that begins with the name of the photo.
		$file = preg_replace( '/(?=\.[a-z]+$)/', '-' . bin2hex( random_bytes( 12 ) ), $photo['name'] );
		write_photo( photo_folder() . $file, $photo['bytes'] );
		// One row may be left of a connection that was lost.
		run(
			'REPLACE INTO ' . table( 'photos' ) . ' (lead_id, position, name, mime, size, sha256, file) VALUES (%s, %d, %s, %s, %d, %s, %s)',
			$lead_id,
			$photo['position'],
			$photo['name'],
			$photo['mime'],
			strlen( $photo['bytes'] ),
			$photo['sha256'],
			$file
		);
	}
}

/** Writes a file to the disk, or throws. */
function write_photo( string $path, string $bytes ): void {
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem may ask for a password of FTP, and cannot sync.
	$handle  = fopen( $path, 'xb' );
	$written = $handle ? fwrite( $handle, $bytes ) : 0;
	if ( $handle ) {
		fflush( $handle );
		if ( function_exists( 'fsync' ) ) { // Since PHP 8.1.
			fsync( $handle );
		}
		fclose( $handle );
	}
	// phpcs:enable
	if ( strlen( $bytes ) !== $written ) {
		throw new Database_Error( 'A photo could not be written.' );
	}
}

/** The path of the folder with photos, which is made where it is missing. Web servers answer nothing from it. */
function photo_folder(): string {
	$uploads = wp_upload_dir( null, false )['basedir'];
	$name    = get_option( PHOTO_FOLDER_OPTION );
	if ( ! $name ) {
		add_option( PHOTO_FOLDER_OPTION, 'biosystem-private-' . bin2hex( random_bytes( 16 ) ) );
		// Another request may have been first.
		wp_cache_delete( PHOTO_FOLDER_OPTION, 'options' );
		$name = get_option( PHOTO_FOLDER_OPTION );
	}
	$folder = trailingslashit( $uploads ) . "$name/";
	if ( ! is_file( $folder . '.htaccess' ) && wp_mkdir_p( $folder ) ) {
		// phpcs:disable WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- As above.
		file_put_contents( $folder . 'index.php', "<?php\n// Nothing to see.\n" );
		file_put_contents( $folder . '.htaccess', "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n" );
		// phpcs:enable
	}
	return $folder;
}

/** The photos of the last revision of a lead, in their order, each with `name`, `mime`, `size` (bytes) and `path`. */
function lead_photos( string $id ): array {
	$lead = get_lead( $id );
	return $lead ? photos_in( json_decode( $lead->body ), $lead->id ) : array();
}

/** The photos of one revision of a lead, in their order. See `lead_photos`. */
function photos_in( object $body, string $id ): array {
	$photos = array();
	$rows   = array_column( stored_photos( $id ), null, 'name' );
	foreach ( file_places( $body ) as $place ) {
		$row  = $rows[ photo_name( $place['value'] ) ] ?? null;
		$path = $row ? photo_folder() . $row->file : '';
		// A file that somebody removed must not hold up mails.
		if ( $row && is_file( $path ) ) {
			$photos[ $row->name ] = array(
				'name' => $row->name,
				'mime' => $row->mime,
				'size' => (int) $row->size,
				'path' => $path,
			);
		}
	}
	return array_values( $photos );
}

/** The rows of all photos of a lead. */
function stored_photos( string $id ): array {
	return rows( 'SELECT * FROM ' . table( 'photos' ) . ' WHERE lead_id = %s ORDER BY position', $id );
}

/** Where people who may read leads see a photo. */
function photo_url( string $id, string $name ): string {
	return add_query_arg(
		array(
			'action' => 'biosystem_photo',
			'lead'   => $id,
			'name'   => $name,
		),
		admin_url( 'admin-ajax.php' )
	);
}

/** Sends a photo to somebody who may read leads. Nothing of it runs, whatever it holds. */
function send_photo(): void {
	if ( ! current_user_can( READ_LEADS ) ) {
		wp_die( esc_html__( 'You may not see leads.', 'biosystem-widgets' ), '', array( 'response' => 403 ) );
	}
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing changes; a link into a mail has no nonce.
	$id   = isset( $_GET['lead'] ) ? sanitize_text_field( wp_unslash( $_GET['lead'] ) ) : '';
	$name = isset( $_GET['name'] ) ? sanitize_file_name( wp_unslash( $_GET['name'] ) ) : '';
	// phpcs:enable
	$files = wp_list_pluck( stored_photos( $id ), 'file', 'name' );
	$path  = isset( $files[ $name ] ) ? photo_folder() . $files[ $name ] : '';
	if ( '' === $path || ! is_file( $path ) ) {
		wp_die( esc_html__( 'This photo no longer exists.', 'biosystem-widgets' ), '', array( 'response' => 404 ) );
	}
	$type = ( PHOTO_TYPES + DOCUMENT_TYPES )[ pathinfo( $path, PATHINFO_EXTENSION ) ][0];
	while ( ob_get_level() > 0 ) {
		ob_end_clean();
	}
	header( "Content-Type: $type" );
	header( 'Content-Length: ' . filesize( $path ) );
	// A browser's viewer of PDF does not work in a sandbox.
	header( 'Content-Disposition: ' . ( 'application/pdf' === $type ? 'attachment' : 'inline' ) . "; filename=\"$name\"" );
	header( 'X-Content-Type-Options: nosniff' );
	header( "Content-Security-Policy: sandbox; default-src 'none'" );
	header( 'Cache-Control: private, no-store' );
	readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- It may be large.
	exit;
}
add_action( 'wp_ajax_biosystem_photo', __NAMESPACE__ . '\send_photo' );
add_action( 'wp_ajax_nopriv_biosystem_photo', 'auth_redirect' );
