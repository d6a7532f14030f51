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
 * Update URI:        false
 *
 * @package BioSystem
 */

namespace BioSystem;

defined( 'ABSPATH' ) || exit;

/** The version of the plugin. */
const PLUGIN_VERSION = '{{version}}';

/** The release of the widgets in it: it changes with them. */
const VERSION = '{{release}}';

/** This file: WordPress names the plugin by it. */
const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/translation.php';
require __DIR__ . '/includes/widgets.php';
require __DIR__ . '/includes/first-state.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/patterns.php';
require __DIR__ . '/includes/leads/errors.php';
require __DIR__ . '/includes/leads/database.php';
require __DIR__ . '/includes/leads/schema.php';
require __DIR__ . '/includes/leads/photos.php';
require __DIR__ . '/includes/leads/store.php';
require __DIR__ . '/includes/leads/phone.php';
require __DIR__ . '/includes/leads/format.php';
require __DIR__ . '/includes/leads/own-prices.php';
require __DIR__ . '/includes/leads/mail-parts.php';
require __DIR__ . '/includes/leads/mail.php';
require __DIR__ . '/includes/leads/deliveries.php';
require __DIR__ . '/includes/leads/receive.php';
require __DIR__ . '/includes/leads/wishes.php';
require __DIR__ . '/includes/leads/lead-way.php';
require __DIR__ . '/includes/leads/export.php';
require __DIR__ . '/includes/leads/privacy.php';
require __DIR__ . '/includes/leads/housekeeping.php';
require __DIR__ . '/includes/test-leads.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/other-forms/brought-form.php';
	require __DIR__ . '/includes/other-forms/contact-form-7.php';
	require __DIR__ . '/includes/other-forms/wpforms.php';
	require __DIR__ . '/includes/other-forms/fluent-forms.php';
	require __DIR__ . '/includes/other-forms/where-shown.php';
	require __DIR__ . '/includes/other-forms/site-forms.php';
	require __DIR__ . '/includes/admin/menu.php';
}
