/** A WordPress of its own in a temporary folder: PHP's own web server, and a database server behind a socket. */
import { type ChildProcess, execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WORDPRESS } from '../../../scripts/wordpressTools';
import { spawnSupervised } from '../../../server/testing/endWithParent';
import { freePort } from '../../../server/testing/postgres';

const execute = promisify(execFile);

/** What PHP sends at most: a real host has 8 MB by default, and could not take the plugin's zip then. */
export const POST_MAX_SIZE = 16 * 1024 * 1024;

export interface Options {
  /** The folder of a WordPress. @default Debian's */
  source?: string;
}

/** A running WordPress: not installed yet, as a person finds it after unpacking the files. */
export class Wordpress {
  readonly url: string;
  readonly folder: string;
  readonly #root: string;
  readonly #servers: ChildProcess[] = [];

  private constructor(root: string, port: number) {
    this.#root = root;
    this.folder = join(root, 'wordpress');
    this.url = `http://localhost:${port}`;
  }

  static async start({ source = WORDPRESS }: Options = {}): Promise<Wordpress> {
    const root = mkdtempSync(join(tmpdir(), 'wordpress-'));
    const port = await freePort();
    const wordpress = new Wordpress(root, port);
    try {
      wordpress.#writeFiles(source);
      await wordpress.#startDatabase();
      await wordpress.#startPhp(port);
    } catch (error) {
      await wordpress.stop();
      throw error;
    }
    return wordpress;
  }

  #writeFiles(source: string): void {
    execFileSync('cp', ['-rL', source, this.folder]);
    execFileSync('cp', ['-rL', join(WORDPRESS, 'wp-content/themes'), join(this.folder, 'wp-content')]);
    for (const name of ['plugins', 'uploads', 'mu-plugins'])
      mkdirSync(join(this.folder, 'wp-content', name), { recursive: true });
    cpSync('tests/wordpress/support/mu-plugin.php', join(this.folder, 'wp-content/mu-plugins/tests.php'));
    mkdirSync(join(this.#root, 'mails'));
    mkdirSync(join(this.#root, 'tmp'));
    writeFileSync(
      join(this.#root, 'sendmail'),
      `#!/bin/sh\ncat > "$(mktemp ${this.#root}/tmp/mail-XXXXXXXX)"\nmv ${this.#root}/tmp/mail-* ${this.#root}/mails/ 2>/dev/null || true\n`,
      { mode: 0o755 },
    );
    writeFileSync(this.#file('php.ini'), this.#phpIni());
    writeFileSync(join(this.folder, 'wp-config.php'), this.#config());
  }

  #file(name: string): string {
    return join(this.#root, name);
  }

  #phpIni(): string {
    return [
      'memory_limit = 256M',
      `post_max_size = ${POST_MAX_SIZE}`,
      `upload_max_filesize = ${POST_MAX_SIZE}`,
      `sys_temp_dir = ${this.#file('tmp')}`,
      `upload_tmp_dir = ${this.#file('tmp')}`,
      `error_log = ${this.#file('php.log')}`,
      'display_errors = 0',
      'log_errors = 1',
      'error_reporting = E_ALL',
      `sendmail_path = ${this.#file('sendmail')}`,
      `mysqli.default_socket = ${this.#file('mysql.sock')}`,
      'opcache.enable_cli = 1',
      'opcache.revalidate_freq = 0',
      '',
    ].join('\n');
  }

  #config(more: Record<string, string | number | boolean> = {}): string {
    const constants: Record<string, string | number | boolean> = {
      DB_NAME: 'wordpress',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${this.#file('mysql.sock')}`,
      DB_CHARSET: 'utf8mb4',
      DB_COLLATE: '',
      WP_DEBUG: true,
      WP_DEBUG_DISPLAY: false,
      WP_DEBUG_LOG: this.#file('debug.log'),
      SCRIPT_DEBUG: false,
      FS_METHOD: 'direct',
      WP_HTTP_BLOCK_EXTERNAL: true,
      WP_ACCESSIBLE_HOSTS: 'localhost,127.0.0.1',
      AUTOMATIC_UPDATER_DISABLED: true,
      ...more,
    };
    for (const name of ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'])
      for (const kind of ['KEY', 'SALT']) constants[`${name}_${kind}`] = `${name} ${kind} of this test`;
    return [
      '<?php',
      ...Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`),
      "$table_prefix = 'wp_';",
      "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
      "require_once ABSPATH . 'wp-settings.php';",
      '',
    ].join('\n');
  }

  async #startDatabase(): Promise<void> {
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    const data = `--datadir=${this.#file('database')}`;
    await execute('mariadb-install-db', [
      '--no-defaults',
      data,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      `--tmpdir=${this.#file('tmp')}`, // two that start at once take the same names
      ...user,
    ]);
    const socket = this.#file('mysql.sock');
    const server = spawnSupervised(
      'mariadbd',
      [
        '--no-defaults',
        data,
        `--socket=${socket}`,
        '--skip-networking',
        '--skip-log-bin',
        '--innodb-buffer-pool-size=64M',
        '--innodb-flush-log-at-trx-commit=0',
        '--innodb-doublewrite=0',
        '--innodb-use-native-aio=0',
        `--tmpdir=${this.#file('tmp')}`,
        `--log-error=${this.#file('database.log')}`,
        ...user,
      ],
      'SIGKILL', // its data is thrown away
      { cwd: this.#root },
    );
    this.#servers.push(server);
    await until('the database', server, () => Promise.resolve(existsSync(socket)));
    await this.#runPhp([
      '-r',
      `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress');`,
    ]);
  }

  async #startPhp(port: number): Promise<void> {
    const router = resolve('tests/wordpress/support/router.php');
    const server = spawnSupervised(
      'env',
      [
        'PHP_CLI_SERVER_WORKERS=4',
        'php',
        '-c',
        this.#file('php.ini'),
        '-S',
        `localhost:${port}`,
        '-t',
        this.folder,
        router,
      ],
      'SIGKILL',
      { cwd: this.folder, detached: true },
    );
    this.#servers.push(server);
    await until('PHP', server, async () => {
      const response = await fetch(`${this.url}/wp-includes/images/blank.gif`);
      await response.body?.cancel();
      return response.ok;
    });
  }

  async #runPhp(args: readonly string[], input = ''): Promise<string> {
    const running = execute('php', ['-c', this.#file('php.ini'), ...args], {
      maxBuffer: 64 * 1024 * 1024,
    });
    running.child.stdin?.end(input);
    return (await running).stdout;
  }

  /**
   * Runs PHP inside this WordPress, as a plugin would.
   * @param code its function's body, which returns something that JSON can hold.
   * @param variables what it finds, by name.
   */
  async run<T = unknown>(code: string, variables: Record<string, unknown> = {}): Promise<T> {
    const output = await this.#runPhp(
      [resolve('tests/wordpress/support/run.php'), this.folder, new URL(this.url).host],
      JSON.stringify({ code, variables }),
    );
    const mark = output.lastIndexOf('\n=> ');
    if (mark < 0) throw new Error(`PHP ended early: ${output.slice(-2000)}\n${this.log().slice(-2000)}`);
    return JSON.parse(output.slice(mark + 4)) as T;
  }

  /** Makes a network of sites of it, as Tools → Network Setup does, which wants no port in an address. */
  async makeNetwork(): Promise<void> {
    const { host } = new URL(this.url);
    await this.run(
      `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      global $wpdb;
      foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
        $wpdb->$table = $prefixed;
      }
      install_network();
      return populate_network( 1, $host, 'owner@example.com', 'Network', '/', false );`,
      { host },
    );
    const config = this.#config({
      MULTISITE: true,
      SUBDOMAIN_INSTALL: false,
      DOMAIN_CURRENT_SITE: host,
      PATH_CURRENT_SITE: '/',
      SITE_ID_CURRENT_SITE: 1,
      BLOG_ID_CURRENT_SITE: 1,
    });
    writeFileSync(join(this.folder, 'wp-config.php'), config);
  }

  /** Gives the second site of a network its host: WordPress takes the port for a mistake, and drops the colon. */
  async keepPort(): Promise<void> {
    await this.run(
      `global $wpdb;
      $wpdb->update( $wpdb->blogs, array( 'domain' => $host ), array( 'blog_id' => 2 ) );
      clean_blog_cache( 2 );
      update_blog_option( 2, 'siteurl', "http://$host/second" );
      update_blog_option( 2, 'home', "http://$host/second" );
      return true;`,
      { host: new URL(this.url).host },
    );
  }

  /** The mails that were sent, as they went out. */
  mails(): string[] {
    const folder = this.#file('mails');
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  /** What PHP and WordPress complained about so far: errors, warnings, notices and deprecations. */
  log(): string {
    return ['debug.log', 'php.log']
      .map((name) => this.#file(name))
      .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
      .join('');
  }

  /** Ends its servers, and removes its folder. */
  async stop(): Promise<void> {
    await Promise.all(
      this.#servers.map(async (server) => {
        if (server.exitCode !== null) return;
        const exited = once(server, 'exit');
        server.stdin?.end();
        await exited;
      }),
    );
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function until(name: string, server: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) throw new Error(`${name} ended with code ${server.exitCode}`);
    if (await isReady().catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`${name} did not answer within 30 s`);
}
