/** The desk's program that checks a config: it is made of the widgets' code, which no other program of the desk holds. */
import * as findings from '../../src/check-config/findInConfig';
import { specs } from '../../src/specs';
import type { FindInConfig } from '../firms/widgetPrograms';

const elements = specs.map(({ spec }) => spec);

export const findInConfig: FindInConfig = (config) => findings.findInConfig(config, elements);
