import { findRadicale, RADICALE_FOLDER } from '../../server/testing/findRadicale';
import { canUseApt, run } from './tools';

/** Installs the CalDAV server of the tests where there is none: without Debian's own package, which would start a service. */
export function ensureRadicale(): string | undefined {
  if (!findRadicale())
    run(
      canUseApt()
        ? 'apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-radicale'
        : `python3 -m venv ${RADICALE_FOLDER} && ${RADICALE_FOLDER}/bin/pip install -q radicale==3.5.4`,
    );
  return findRadicale();
}
