<?php
/**
 * What the settings page asks about its test lead: was it stored, and where was it sent?
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function () {
		$id = '/(?P<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})';
		foreach ( array(
			'GET'    => 'test_lead_status',
			'POST'   => 'deliver_test_lead',
			'DELETE' => 'delete_test_lead',
		) as $method => $callback ) {
			register_rest_route(
				'biosystem/v1',
				'/test-leads' . $id,
				array(
					'methods'             => $method,
					'callback'            => static fn( $request ) => guarded( 'the test lead', static fn() => call_user_func( __NAMESPACE__ . '\\' . $callback, $request ) )
						?? new \WP_Error( 'biosystem_database', __( 'The database did not do what was needed.', 'biosystem-widgets' ), array( 'status' => 503 ) ),
					'permission_callback' => static fn() => current_user_can( 'manage_options' ),
				)
			);
		}
	}
);

/** Whether the lead is stored, and its deliveries. */
function test_lead_status( $request ) {
	return array(
		'stored'     => null !== get_lead( $request['id'] ),
		'deliveries' => lead_deliveries( $request['id'] ),
	);
}

/** Sends the lead on now, and answers with its deliveries. */
function deliver_test_lead( $request ) {
	run_deliveries( $request['id'] );
	return test_lead_status( $request );
}

/** Deletes the lead. */
function delete_test_lead( $request ) {
	return array( 'deleted' => delete_leads( array( $request['id'] ) ) );
}
