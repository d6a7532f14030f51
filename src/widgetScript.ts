/**
 * The script tag of a page with one widget, `/estimator.js`: the loader, and the widget's first state, in one file. A page of
 * several widgets may preload it for its loader instead, which imports the first state of it.
 */
import * as snapshot from './hydration/snapshot';
import { script } from './hydration/snapshotState';
import { startLoader } from './hydration/startLoader';

export * from './hydration/snapshot';

if (script && !self.BioSystem) startLoader(script.releaseFolder, { name: script.name, module: snapshot });
