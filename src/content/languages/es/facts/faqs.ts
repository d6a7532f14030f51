import { company } from '../../../company';
import { AND, listed, names } from '../../../shared';
import type { FactsTranslation } from '../../language';

export const faqs: FactsTranslation['faqs'] = {
  'what-is-biocheck': {
    question: '¿Qué es un BioCheck y cuánto cuesta?',
    answer:
      'Es una revisión gratis del exterior de su propiedad. Miramos el estado de sus superficies, su protección, cómo corre el agua y cualquier problema estructural que necesite atención. Usted recibe un informe de salud de las superficies, recomendaciones honestas y una cotización el mismo día. Sin ningún compromiso.',
  },
  'what-does-it-cost': {
    question: '¿Cuánto costará mi proyecto?',
    answer:
      'Depende del tamaño y la altura de la propiedad, del material, de su estado y de qué tan fácil es llegar hasta ahí. Cada servicio muestra su rango de precios, y la calculadora le da un rango propio en unos 60 segundos. La visita lo confirma.',
  },
  'where-do-you-work': {
    question: '¿Dónde trabajan?',
    answer: `En ${company.area}: ${listed(company.cities, AND.es)}.`,
  },
  'how-soon-do-you-answer': {
    question: '¿Qué pasa después de enviar una solicitud?',
    answer:
      'Nos comunicamos con usted en las 24 horas siguientes para confirmar la hora de su diagnóstico de superficies gratis en su propiedad.',
  },
  'how-long-is-a-visit': {
    question: '¿Cuánto dura una visita?',
    answer: 'Por lo general, de 2 a 5 horas, según el trabajo y el tamaño de la propiedad.',
  },
  'soft-wash-or-blast': {
    question: `¿Cuál es la diferencia entre ${names.biorinse} y ${names.bioblast}?`,
    answer: `${names.biorinse} limpia: con baja presión se lleva las algas, el moho y la mugre, y deja el acabado en su lugar. ${names.bioblast} quita: elimina la pintura, el óxido o un recubrimiento que ya no sirve, para poder dar un acabado nuevo a la superficie.`,
  },
  'how-long-does-bioseal-last': {
    question: `¿Cuánto dura ${names.bioseal}?`,
    answer: `${names.bioseal} dura hasta dos años, según la superficie, el clima y cuánto se use. Nosotros le avisamos cuando sea hora de renovarlo.`,
  },
  'which-plan': {
    question: '¿Qué plan BioCare me conviene?',
    answer:
      'Essential cubre lo básico para una casa en buen estado. Protect agrega el cuidado de la protección de sus superficies. Premium+ cuida todo el exterior, con más visitas y un crédito para reparaciones. Un BioCheck muestra qué necesita su casa.',
  },
};
