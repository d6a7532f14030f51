import { homedir } from 'node:os';
import { join } from 'node:path';

/** Downloads that outlive a checkout. */
export const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'biosystem-widgets');
