/** The desk's program that checks a config: it is made of the widgets' code, which no other program of the desk holds. */
import type { FindInConfig } from '../server/firms/configCheck';
import * as findings from './findInConfig';
import { specs } from './specs';

const elements = specs.map(({ spec }) => spec);

export const findInConfig: FindInConfig = (config) => findings.findInConfig(config, elements);
