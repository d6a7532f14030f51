import type { Messages } from '../../../messages';

export const scrollTop: Messages['scrollTop'] = { label: 'Volver arriba' };
