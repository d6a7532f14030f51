/** The script tag. */
import { releaseFolder } from 'virtual:build';
import { startLoader } from './hydration/startLoader';

startLoader(releaseFolder);
