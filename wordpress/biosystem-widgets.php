<?php
/**
 * Plugin Name:       BioSystem Widgets
 * Description:       Price estimator, inspection request, quote and contact form, with their leads in your WordPress.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            BioSystem
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       biosystem-widgets
 * Domain Path:       /languages
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The version of the plugin, and of the widgets in it. */
const VERSION = '{{version}}';

/** This file: WordPress names the plugin by it. */
const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/translation.php';
require __DIR__ . '/includes/test-leads.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/admin/menu.php';
}
