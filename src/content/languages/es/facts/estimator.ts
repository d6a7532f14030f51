import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';
import { addOnNames } from './shared';

export const estimator: FactsTranslation['estimator'] = {
  items: {
    biorinse: {
      name: names.biorinse,
      description: 'Lavado suave de revestimiento, techo o superficies duras.',
    },
    bioblast: {
      name: names.bioblast,
      description: 'Quita pintura, óxido y recubrimientos con chorro sin polvo.',
    },
    bioseal: {
      name: names.bioseal,
      description: 'Una capa protectora para concreto, adoquines, madera o techo.',
    },
    lineguard: {
      name: 'LineGuard',
      description: 'Cuidado del borde del techo: fascia, sofito y molduras.',
    },
    hardscape: {
      name: 'Adoquines y muros',
      description: 'Reparación de adoquines, juntas, escalones y muros.',
    },
    'gutter-clean': {
      name: 'Limpieza de canaletas',
      description: 'Canaletas y bajantes despejadas y revisadas.',
    },
    'gutter-guards': {
      name: 'Protectores de canaletas',
      description: 'Tapas que no dejan entrar las hojas.',
      unit: 'pie',
      quantityLabel: '¿Cuántos pies de canaleta?',
    },
    'flow-audit': {
      name: 'Diagnóstico de drenaje',
      description: 'Una revisión de adónde va el agua de lluvia.',
    },
    lighting: {
      name: addOnNames.lighting,
      description: 'Luces exteriores para la casa, el camino y el jardín.',
    },
    'bin-cleaning': {
      name: addOnNames['bin-cleaning'],
      description: 'Contenedores de basura y reciclaje bien lavados.',
      unit: 'contenedor',
      quantityLabel: '¿Cuántos contenedores?',
    },
    glass: {
      name: addOnNames.glass,
      description: 'Ventanas y puertas de vidrio.',
    },
  },
  modifiers: {
    stories: { label: 'Pisos', options: { 1: { label: '1' }, 2: { label: '2' }, '3+': { label: '3+' } } },
    condition: {
      label: 'Suciedad y desgaste',
      options: {
        light: { label: 'Poco' },
        moderate: { label: 'Moderado' },
        heavy: { label: 'Mucho' },
      },
    },
    material: {
      label: 'Material',
      options: {
        vinyl: { label: 'Vinilo' },
        stucco: { label: 'Estuco' },
        brick: { label: 'Ladrillo' },
        pavers: { label: 'Adoquines' },
        concrete: { label: 'Concreto' },
        wood: { label: 'Madera' },
        stone: { label: 'Piedra' },
        composite: { label: 'Compuesto' },
        metal: { label: 'Metal' },
      },
    },
    access: {
      label: 'Acceso',
      options: {
        easy: { label: 'Fácil' },
        typical: { label: 'Normal' },
        limited: { label: 'Limitado' },
      },
    },
  },
  propertyTypes: [
    'Casa unifamiliar',
    'Casa adosada (townhome)',
    'Multifamiliar (2 a 4 unidades)',
    'Comercio pequeño',
  ],
};
