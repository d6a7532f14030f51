export type * from './bioSystemApi.js';
export type * from './config.js';
export type * from './elements.js';
export type * from './eventDetails.js';
export type * from './fieldError.js';
export type * from './leads.js';
export type * from './report.js';
