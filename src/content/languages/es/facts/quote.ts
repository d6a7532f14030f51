import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';
import { addOnNames } from './shared';

export const quote: FactsTranslation['quote'] = {
  groups: {
    bioRinse: {
      label: 'Limpiar y quitar',
      items: {
        biorinse: {
          name: `Lavado suave ${names.biorinse}`,
          description: 'Limpieza a baja presión de las superficies que usted elija.',
          includes: [
            'Solución limpiadora contra algas y moho',
            'Enjuague a baja presión',
            'Revisión de cada superficie lavada',
          ],
          bestFor: 'Revestimiento, techos y superficies duras con película verde o rayas negras',
        },
        bioblast: {
          name: `Remoción de capas ${names.bioblast}`,
          description: 'Chorro sin polvo que quita una capa que ya no sirve.',
          includes: ['Evaluación de la superficie', 'Chorro sin polvo', 'Limpieza y enjuague'],
          bestFor: 'Pintura descascarada, óxido, recubrimientos viejos y grafiti',
        },
      },
    },
    bioSeal: {
      label: 'Proteger',
      items: {
        bioseal: {
          name: `Protección ${names.bioseal}`,
          description: 'Una capa protectora sobre una superficie limpia.',
          includes: [
            'Revisión de que la superficie está lista',
            'Capa protectora',
            'Consejos de cuidado y renovación',
          ],
          bestFor: 'Concreto, adoquines, terrazas de madera, cercas y techos',
        },
      },
    },
    bioBuild: {
      label: 'Reparar y drenar',
      items: {
        hardscape: {
          name: 'Reparación de adoquines y muros',
          description: 'Adoquines, juntas, escalones y muros pequeños, otra vez firmes.',
          includes: ['Adoquines sueltos recolocados', 'Juntas renovadas', 'Todo limpio al terminar'],
          bestFor: 'Adoquines hundidos y juntas agrietadas o vacías',
        },
        'fascia-soffit': {
          name: 'Reparación de fascia y sofito',
          description: 'Tablas gastadas del borde del techo, reparadas o reemplazadas.',
          includes: [
            'Revisión del borde del techo',
            'Reparación o reemplazo de tablas gastadas',
            'Todo limpio al terminar',
          ],
          bestFor: 'Tablas blandas, agrietadas o descascaradas bajo el borde del techo',
        },
        gutter: {
          name: 'Sistema de canaletas',
          description: 'Canaletas limpias, aseguradas o nuevas.',
          includes: [
            'Canaletas y bajantes despejadas',
            'Tramos flojos asegurados',
            'Revisión de adónde va el agua',
          ],
          bestFor: 'Canaletas que se desbordan, se aflojan o gotean',
        },
      },
    },
    addOns: {
      label: 'Adicionales',
      items: {
        lighting: {
          name: addOnNames.lighting,
          description: 'Luces exteriores para la casa, el camino y el jardín.',
          includes: ['Un plano de las luces', 'Lámparas y cableado', 'Ajuste al anochecer'],
          bestFor: 'Entradas, caminos y árboles que merecen verse de noche',
        },
        'bin-cleaning': {
          name: addOnNames['bin-cleaning'],
          description: 'Contenedores de basura y reciclaje bien lavados.',
          includes: ['Lavado por dentro y por fuera', 'Enjuague y desodorización'],
          bestFor: 'Contenedores que se huelen antes de verse',
        },
        biocare: {
          name: 'Plan BioCare',
          description: 'Cuidado durante todo el año.',
          includes: ['Visitas según un calendario', 'Un descuento en otros trabajos'],
          bestFor: 'Quienes quieren que la casa siga tan limpia como hoy',
        },
      },
    },
  },
};
