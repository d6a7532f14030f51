import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';
import { alts } from './alts';

export const servicePages: FactsTranslation['servicePages'] = {
  biorinse: {
    title: `${names.biorinse}: lavado suave`,
    subtitle: 'Una casa limpia, sin la fuerza de una hidrolavadora.',
    whatItDoes: `${names.biorinse} afloja las algas, el moho, el musgo y la mugre con una solución limpiadora y los enjuaga a baja presión. El trabajo lo hace la solución, no la fuerza del agua.`,
    whyItMatters:
      'La película verde y las rayas negras son más que una mancha. Retienen humedad contra el revestimiento, las tejas y la piedra. Al lavarlas, la superficie se seca y deja ver si algo necesita cuidado.',
    bestFor: [
      'Revestimiento de la casa',
      'Techos con rayas negras o musgo',
      'Entradas de autos y aceras',
      'Patios, porches y áreas de piscina',
      'Cercas de madera y de vinilo',
      'Canaletas manchadas',
    ],
    priceFactors: {
      lower: ['Un solo piso', 'Una película ligera', 'Fácil de alcanzar'],
      higher: ['Dos pisos o más', 'Mucho moho o musgo', 'Adoquines, piedra o madera', 'Difícil de alcanzar'],
    },
    gallery: [{ alt: alts.sidingAfter }, { alt: alts.drivewayAfter }, { alt: alts.window }],
    comparison: { before: { alt: alts.roofBefore }, after: { alt: alts.roofAfter } },
  },
  bioblast: {
    title: `${names.bioblast}: remoción de capas sin polvo`,
    subtitle: 'Hasta llegar a una superficie sana, con mucho menos polvo.',
    whatItDoes: `${names.bioblast} quita pintura, óxido, recubrimientos y grafiti con un chorro húmedo. El agua controla el polvo mientras la capa vieja se desprende.`,
    whyItMatters:
      'Un acabado nuevo dura tanto como lo que tiene debajo. Si primero se quita la capa que falló, la pintura o el sellador tienen algo firme a que agarrarse.',
    bestFor: [
      'Pintura descascarada y tinte viejo',
      'Óxido en metal',
      'Epóxico y otros recubrimientos',
      'Grafiti',
      'Ladrillo y concreto antes de sellar',
    ],
    priceFactors: {
      lower: ['A nivel del suelo', 'Una capa delgada que ya se desprende', 'Fácil de alcanzar'],
      higher: [
        'Dos pisos o más',
        'Una capa gruesa',
        'Adoquines, piedra o madera debajo',
        'Difícil de alcanzar',
      ],
    },
    howItWorks: [
      {
        title: 'Evaluación',
        text: 'Miramos la superficie y la capa que tiene, y decidimos con cuánta suavidad empezar.',
      },
      {
        title: 'Chorro sin polvo',
        text: 'La capa vieja se desprende con un chorro húmedo que controla el polvo.',
      },
      {
        title: 'Limpieza y enjuague',
        text: 'Enjuagamos la superficie y recogemos lo que se desprendió.',
      },
      {
        title: 'Lista para la protección',
        text: `Limpia y sana, la superficie está lista para ${names.bioseal} o para el acabado que usted prefiera.`,
      },
    ],
    comparison: { before: { alt: alts.wallBefore }, after: { alt: alts.wallAfter } },
  },
  bioseal: {
    title: `${names.bioseal}: sellado protector`,
    subtitle: 'Conserve la limpieza que acaba de pagar.',
    whatItDoes: `${names.bioseal} pone una capa protectora sobre concreto, adoquines, madera y techos limpios. Usted elige entre tres niveles, según cuánto deba durar la protección.`,
    whyItMatters:
      'Las superficies sin proteger absorben agua, aceite y manchas. Una sellada los rechaza mejor: se mantiene limpia más tiempo y la próxima vez es más fácil de lavar.',
    bestFor: [
      'Entradas de autos y caminos de concreto',
      'Patios de adoquines',
      'Terrazas y cercas de madera',
      'Techos',
      'Superficies recién limpiadas o sin su capa vieja',
    ],
    priceFactors: {
      lower: ['El primer nivel', 'Concreto liso', 'Fácil de alcanzar'],
      higher: ['El nivel que más dura', 'Adoquines, piedra o madera', 'Difícil de alcanzar'],
    },
    comparison: { before: { alt: alts.drivewayBefore }, after: { alt: alts.drivewayAfter } },
  },
  biobuild: {
    title: `${names.biobuild}: reparación y renovación`,
    subtitle: 'Reparaciones pequeñas ahora, antes de que crezcan.',
    whatItDoes: `${names.biobuild} recoloca adoquines hundidos, renueva juntas y repara o reemplaza fascia y sofito gastados.`,
    whyItMatters:
      'Un adoquín suelto o una tabla blanda dejan entrar el agua. Si se reparan a tiempo, siguen siendo un trabajo pequeño.',
    bestFor: [
      'Adoquines hundidos o sueltos',
      'Juntas agrietadas o vacías',
      'Muros de contención pequeños y escalones',
      'Fascia y sofito gastados',
    ],
    priceFactors: {
      lower: ['Unos pocos adoquines o juntas', 'Fascia y sofito de un solo piso', 'Fácil de alcanzar'],
      higher: [
        'Un muro, escalones o un área grande',
        'Dos pisos o más',
        'Mucho desgaste',
        'Difícil de alcanzar',
      ],
    },
    comparison: { before: { alt: alts.jointsBefore }, after: { alt: alts.jointsAfter } },
  },
  bioguide: {
    title: `${names.bioguide}: sistemas de canaletas`,
    subtitle: 'Dele a la lluvia un solo camino: lejos de la casa.',
    whatItDoes: `${names.bioguide} limpia canaletas y bajantes, asegura lo que está flojo e instala canaletas nuevas donde las viejas ya no tienen remedio.`,
    whyItMatters:
      'Una canaleta que se desborda echa el agua sobre el revestimiento y hacia los cimientos. Una despejada la aleja de la casa.',
    bestFor: [
      'Canaletas llenas de hojas',
      'Tramos caídos o flojos',
      'Esquinas y juntas que gotean',
      'Casas que necesitan canaletas nuevas',
    ],
    priceFactors: {
      lower: ['Solo la limpieza', 'Un solo piso', 'Fácil de alcanzar'],
      higher: ['Dos pisos o más', 'Canaletas que llevan mucho tiempo llenas', 'Difícil de alcanzar'],
    },
    comparison: { before: { alt: alts.eaveBefore }, after: { alt: alts.eaveAfter } },
  },
};
