/** What the parts of the site's own say. */
import { useData } from 'vitepress';
import { type ComputedRef, computed } from 'vue';

const en = {
  desk: 'Your desk',
  deskHint: 'The code on this page then names it.',
  noDesk: 'An address is like https://leads.your-firm.com.',
  language: 'Language',
  scheme: 'Colors',
  light: 'Light',
  dark: 'Dark',
  attributes: 'Attributes',
  serverHtml: 'Server HTML',
  withCss: 'With the CSS above',
  serverHtmlHint: 'What a server sends for it, shown without any script.',
  notSent: 'Nothing that you try here is sent or kept.',
  copy: 'Copy',
  copied: 'Copied',
  unset: 'as by default',
  documentsOf: 'The documents of this release, as Markdown',
  noDocumentsOf: 'This host does not have the documents of this release.',
  noScript: 'The search, the colors and the live widgets need JavaScript. Everything can be read without:',
  allPages: 'all pages',
};

const es: typeof en = {
  desk: 'Su servidor de solicitudes',
  deskHint: 'El código de esta página lleva entonces su dirección.',
  noDesk: 'Una dirección es como https://leads.su-empresa.com.',
  language: 'Idioma',
  scheme: 'Colores',
  light: 'Claros',
  dark: 'Oscuros',
  attributes: 'Atributos',
  serverHtml: 'HTML del servidor',
  withCss: 'Con el CSS de arriba',
  serverHtmlHint: 'Lo que envía un servidor, mostrado sin ningún script.',
  notSent: 'Nada de lo que pruebe aquí se envía ni se guarda.',
  copy: 'Copiar',
  copied: 'Copiado',
  unset: 'por defecto',
  documentsOf: 'Los documentos de esta versión, en Markdown',
  noDocumentsOf: 'Este servidor no tiene los documentos de esta versión.',
  noScript: 'El buscador, los colores y los widgets en vivo necesitan JavaScript. Todo se puede leer sin él:',
  allPages: 'todas las páginas',
};

export function useWords(): ComputedRef<typeof en> {
  const { lang } = useData();
  return computed(() => (lang.value.startsWith('es') ? es : en));
}
