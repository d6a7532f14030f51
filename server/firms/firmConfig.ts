/** The config that a firm's file holds or names. */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfigFile } from '../../src/package/node/configFile';
import { errorMessage } from '../operations/log';
import { type FirmFile, FirmFileError, parseFirmFile } from './firmFile';

export type Config = Record<string, unknown>;

/** The names of the firms' files in their folder. */
export const firmFiles = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Bytes of a file. */
const maxSize = 4 * 1024 * 1024;

/**
 * The text of a file of a firm. What is no file, such as a pipe or a device behind a link, might never end.
 * @throws Error
 */
export function readText(path: string): string {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Error('is no file');
  if (stats.size > maxSize) throw new Error(`has more than ${maxSize / 1024 / 1024} MB`);
  return readFileSync(path, 'utf8');
}

/**
 * @returns undefined where the firm's file names none.
 * @throws FirmFileError, or another Error where a file is no JSON or cannot be read.
 */
export function readFirmConfig(folder: string, id: string): Config | undefined {
  return readConfig(folder, parseFirmFile(readText(join(folder, `${id}.json`))).config);
}

/** @throws FirmFileError */
export function readConfig(folder: string, config: FirmFile['config']): Config | undefined {
  if (typeof config !== 'string') return config;
  let path: string;
  try {
    path = realpathSync(resolve(folder, config));
  } catch (error) {
    throw new FirmFileError([`config: the file cannot be read: ${errorMessage(error)}`]);
  }
  // Anybody can read a config, and these files hold passwords.
  if (dirname(path) === realpathSync(folder))
    throw new FirmFileError([
      'config names a file beside those of the firms; expected one in a folder of its own, such as "configs/bug-off.json"',
    ]);
  const parsed = readJsonFile(path, config);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new FirmFileError([`config: ${config} is no JSON object`]);
  return { ...parsed };
}

function readJsonFile(path: string, name: string): unknown {
  try {
    return readConfigFile(path, readText);
  } catch (error) {
    throw new FirmFileError([`config: ${name} ${errorMessage(error)}`]);
  }
}
