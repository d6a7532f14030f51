/**
 * What WordPress' plugin directory rejects, by the rules of its Plugin Check 2.x, which were read in its source: it is in no
 * registry that a test may install from. The rules that need WordPress' own coding standard are in `tests/wordpress/phpcs.xml`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forDirectory, sourceNote } from './wordpressDirectory';

const paths = readdirSync('wordpress', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));
const php = paths
  .filter((path) => path.endsWith('.php'))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

/** The lines that are there for something, and do not say why they may be. */
const linesOf = (code: string): string[] =>
  code
    .replace(/\/\/ phpcs:disable[\s\S]*?\/\/ phpcs:enable/g, '')
    .split('\n')
    .filter(
      (line, index, lines) =>
        !line.includes('phpcs:ignore') && !lines[index - 1]?.trim().startsWith('// phpcs:ignore'),
    );

const FORBIDDEN: Record<string, RegExp> = {
  'loads translations itself': /\bload_plugin_textdomain\(/,
  'updates itself':
    /plugin-update-checker|WP_?GitHub_?Updater|_Plugin_Updater|updater\.\w+\.\w{2,5}|site_transient_update|auto_update_plugin/i,
  'names this machine': /https?:\/\/(?:localhost|127\.0\.0\.1)/,
  'is obfuscated': /ionCube|sourceguardian|This file was encoded by/,
  'asks for five stars': /reviews\/\?filter=5/,
  'has a heredoc or a short tag': /<<<|<\?(?!php)/,
  'calls what the directory forbids':
    /\b(?:move_uploaded_file|passthru|proc_open|create_function|eval|str_rot13|set_time_limit|ini_set|ini_alter|dl|query_posts|wp_redirect)\(/,
  'writes files without a reason':
    /(?<![>\w\\])(?:fopen|fwrite|fclose|fread|unlink|rename|mkdir|rmdir|chmod|touch|readfile|is_writable)\(/,
  'does what WordPress does better':
    /(?<![>\w\\])(?:parse_url|strip_tags|rand|mt_rand|srand|json_encode|curl_\w+|date|error_log|var_dump|print_r)\(/,
  'prints what is not escaped':
    /^\s*(?:<\?php )?echo\s+(?:[^;]*[.?:] )?(?:\$(?!settings\['config'\] \?)|(?!esc_|wp_kses|absint|number_format_i18n|count|sprintf|wp_html_excerpt|__)[a-z_]+\()/,
  'takes what was sent without making it clean':
    /(?<!(?:\(int\) \( |wp_unslash\( |isset\( |!== ))\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b(?!.*(?:isset|empty|sanitize_\w+|absint|in_array)\()/,
  'shows a picture past WordPress without a reason': /<img\b/,
  'writes scripts and styles into the page itself': /<(?:script|style|link(?! rel="modulepreload"))\b/,
  'loads from elsewhere': /(?:enqueue|register)_(?:script|style)\(.*https?:/,
  'has a setting that nothing cleans': /\bregister_setting\(/,
  'has placeholders that cannot change their order':
    /\b(?:__|_n|_x|esc_html__|esc_attr__|esc_html_e)\(\s*'[^']*%s[^']*%s/,
  'has texts of another text domain':
    /(?<![\w>$\\])(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*(?:[^'\s]|'(?:[^'\\]|\\.)*'(?!,\s*'biosystem-widgets' \)))/,
  'names a hook or an option without its prefix':
    /\b(?:do_action|add_option|update_option|set_transient|get_transient)\(\s*'(?!biosystem)/,
  'asks the database without a reason': /\$wpdb->(?:query|get_var|get_col|get_row|get_results)\(/,
};

test.each(Object.entries(FORBIDDEN))('no file of the plugin %s', (_, pattern) =>
  expect(
    php.flatMap(({ path, code }) =>
      linesOf(code)
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    ),
  ).toEqual([]),
);

test('no file can be run by its address', () => {
  const isGuarded = (path: string, code: string) =>
    path.endsWith('uninstall.php')
      ? code.includes("defined( 'WP_UNINSTALL_PLUGIN' ) || exit;")
      : code.split('\n').slice(0, 50).join('\n').includes("defined( 'ABSPATH' ) || exit;");
  expect(php.filter(({ path, code }) => !isGuarded(path, code)).map(({ path }) => path)).toEqual([]);
});

test('every variable outside of functions begins with the name of the plugin', () => {
  const names = php.flatMap(({ code }) =>
    [...code.matchAll(/^(?:foreach \(.*? as |\) as |)(?:\$\w+ => )?\$(\w+)(?= =| =>| \) \{)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names).toContain('biosystem_rest_filter');
  expect(names.filter((name) => !name?.startsWith('biosystem_'))).toEqual([]);
});

test('translators are told what each placeholder stands for', () => {
  const text = /\b(?:__|_n|_x|esc_html__|esc_attr__|esc_html_e)\(\s*'(?:[^'\\]|\\.)*%(?:\d\$)?[sd]/;
  const untold = php.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line, index, lines) =>
        text.test(line) && !`${lines[index - 1]}${line}`.includes('translators:')
          ? [`${path}:${index + 1}`]
          : [],
      ),
  );
  expect(untold).toEqual([]);
});

test('it has no hidden, packed or executable file, and no name that a system cannot write', () => {
  const isRefused = (path: string) =>
    /\/\.|\.(?:zip|gz|tgz|rar|tar|7z|phar|sh|so|exe|bin|o|a|md)$|[\s!@#$%^&*()+=[\]{};:"'<>,?\\|`~]/.test(
      path,
    );
  expect(paths.filter(isRefused)).toEqual([]);
});

const plugin = readFileSync('wordpress/biosystem-widgets.php', 'utf8');

test('only outside of the directory WordPress is told to look for no updates', () => {
  const files = new Map<string, string | Uint8Array>([
    ['biosystem-widgets.php', plugin],
    ['readme.txt', 'Update URI: none'],
  ]);
  const inDirectory = forDirectory(files);
  expect(plugin).toContain('Update URI:        false');
  expect(inDirectory.get('biosystem-widgets.php')).toBe(plugin.replace(' * Update URI:        false\n', ''));
  expect(inDirectory.get('readme.txt')).toBe('Update URI: none');
});

test('the readme links the sources where they are public, and says who has them where they are not', () => {
  expect(sourceNote('git+https://git.example/firm/widgets.git')).toMatch(
    /: https:\/\/git\.example\/firm\/widgets$/,
  );
  expect(sourceNote(undefined)).toContain('Whoever gave you this plugin');
});
