import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';

export const estimator: FactsTranslation['estimator'] = {
  items: {
    biorinse: {
      name: names.biorinse,
      description: 'Schonende Reinigung von Fassade, Dach und harten Flächen.',
    },
    bioblast: {
      name: names.bioblast,
      description: 'Staubarmes Strahlen gegen Farbe, Rost und alte Beschichtungen.',
    },
    bioseal: {
      name: names.bioseal,
      description: 'Eine Schutzschicht für Beton, Pflaster, Holz oder Dach.',
    },
    lineguard: {
      name: 'LineGuard',
      description: 'Pflege der Dachkante: Stirnbrett, Untersicht und Leisten.',
    },
    hardscape: {
      name: 'Pflaster und Mauern',
      description: 'Reparatur von Pflaster, Fugen, Stufen und Mauern.',
    },
    'gutter-clean': {
      name: 'Dachrinnenreinigung',
      description: 'Dachrinnen und Fallrohre frei gemacht und geprüft.',
    },
    'gutter-guards': {
      name: 'Laubschutz',
      description: 'Abdeckungen, die das Laub draußen halten.',
      unit: 'Fuß',
      quantityLabel: 'Wie viele Fuß Dachrinne?',
    },
    'flow-audit': {
      name: 'Wasserlauf-Prüfung',
      description: 'Wir sehen nach, wohin das Regenwasser läuft.',
    },
    lighting: {
      name: 'Beleuchtung',
      description: 'Außenlicht für Haus, Weg und Garten.',
    },
    'bin-cleaning': {
      name: 'Tonnenreinigung',
      description: 'Müll- und Wertstofftonnen ausgewaschen.',
      unit: 'Tonne',
      quantityLabel: 'Wie viele Tonnen?',
    },
    glass: {
      name: 'Glasreinigung',
      description: 'Fenster und Glastüren.',
    },
  },
  modifiers: {
    stories: {
      label: 'Stockwerke',
      options: { 1: { label: '1' }, 2: { label: '2' }, '3+': { label: '3+' } },
    },
    condition: {
      label: 'Verschmutzung',
      options: {
        light: { label: 'Leicht' },
        moderate: { label: 'Mittel' },
        heavy: { label: 'Stark' },
      },
    },
    material: {
      label: 'Material',
      options: {
        vinyl: { label: 'Kunststoff (Vinyl)' },
        stucco: { label: 'Putz' },
        brick: { label: 'Backstein' },
        pavers: { label: 'Pflaster' },
        concrete: { label: 'Beton' },
        wood: { label: 'Holz' },
        stone: { label: 'Naturstein' },
        composite: { label: 'Verbundstoff' },
        metal: { label: 'Metall' },
      },
    },
    access: {
      label: 'Zugang',
      options: {
        easy: { label: 'Leicht' },
        typical: { label: 'Normal' },
        limited: { label: 'Eingeschränkt' },
      },
    },
  },
  propertyTypes: ['Einfamilienhaus', 'Reihenhaus', 'Mehrfamilienhaus (2-4)', 'Kleines Gewerbe'],
};
